import { existsSync } from 'node:fs'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { isAbsolute, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'
import { hashOf, isWebBuilt, stamp, withFolders } from './built-from.ts'

/** The versions of all packages. */
const lockFile = 'package-lock.json'

/** A file of ours, by its path from the root; null for what packages hold and what is nowhere on the disk. */
function ownFile(id: string): string | null {
  if (!isAbsolute(id)) return null
  const [folder, ...rest] = relative(process.cwd(), id.replace(/[?#].*$/, '')).split(sep)
  const isElsewhere = folder === undefined || ['..', 'dist', 'node_modules'].includes(folder)
  return isElsewhere ? null : [folder, ...rest].join(sep)
}

/** Notes each file of ours that the bundles are made from: the bundler knows them all, and a list of folders forgets some. */
function noting(files: Set<string>): Plugin {
  const note = (ids: Iterable<string>): void => {
    for (const id of ids) {
      const file = ownFile(id)
      if (file !== null) files.add(file)
    }
  }
  return {
    name: 'noting',
    configResolved: ({ configFile, configFileDependencies }) =>
      note([...(configFile ? [configFile] : []), ...configFileDependencies]),
    generateBundle() {
      note(this.getModuleIds())
    },
  }
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
  if (await isWebBuilt()) return false
  // Most starts have nothing to build.
  const { createBuilder } = await import('vite')
  const noted = new Set([lockFile])
  const builder = await createBuilder({ logLevel: 'warn', plugins: [noting(noted)] })
  await builder.buildApp()
  await precompress()
  // Some names are those of styles that the bundler makes up beside the files they come from.
  const files = (await withFolders(noted)).filter((file) => existsSync(file))
  await writeFile(stamp, JSON.stringify({ hash: await hashOf(files), files }))
  return true
}
