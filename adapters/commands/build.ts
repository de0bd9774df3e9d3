import { createHash } from 'node:crypto'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { createBuilder } from 'vite'

const stamp = join('dist', 'built-from')
const sources = [
  'domain/**/*.ts',
  'application/**/*.ts',
  'web/**/*',
  'adapters/http-client/**/*.ts',
  'adapters/browser/**/*.ts',
  'adapters/composition/client-services.ts',
  'package-lock.json',
  'vite.config.ts',
  'adapters/commands/pinned-fonts.ts',
]

async function sourcesHash(): Promise<string> {
  const hash = createHash('sha256')
  const files: string[] = []
  for (const pattern of sources)
    for await (const file of glob(pattern, { withFileTypes: true }))
      if (file.isFile()) files.push(join(file.parentPath, file.name))
  for (const file of files.toSorted()) hash.update(file).update(await readFile(file))
  return hash.digest('hex')
}

/** Text files beside themselves in smaller: compressed once here instead of at every request. */
async function precompress(): Promise<void> {
  for await (const file of glob('dist/client/**/*.{js,css,svg}')) {
    const text = await readFile(file)
    await writeFile(`${file}.br`, await promisify(brotliCompress)(text))
    await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }))
  }
}

/**
 * Builds the web for browser and server, unless what is there was built from the same sources.
 * @returns whether there was anything to do
 */
export async function buildWeb(): Promise<boolean> {
  const hash = await sourcesHash()
  if ((await readFile(stamp, 'utf8').catch(() => '')) === hash) return false
  const builder = await createBuilder({ logLevel: 'warn' })
  await builder.buildApp()
  await precompress()
  await writeFile(stamp, hash)
  return true
}
