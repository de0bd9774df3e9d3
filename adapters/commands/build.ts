import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { isBuilt, serverPart, webPart } from './built-from.ts'

/** Text files beside themselves in smaller: compressed once here instead of at every request. */
async function precompress(made: ReadonlySet<string>): Promise<void> {
  for (const file of made) {
    if (!/^dist[\\/]client[\\/].*\.(?:js|css|svg)$/.test(file)) continue
    const text = await readFile(file)
    await writeFile(`${file}.br`, await promisify(brotliCompress)(text))
    await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }))
  }
}

/** Builds the web for browser and server, unless what is there was built from the same sources. */
export async function buildWeb(): Promise<void> {
  if (isBuilt(webPart)) return
  // Most starts have nothing to build.
  const [{ createBuilder }, { notedFiles }] = await Promise.all([import('vite'), import('./noted-files.ts')])
  const { plugin, made, keep } = await notedFiles(webPart)
  const builder = await createBuilder({ logLevel: 'warn', plugins: [plugin] })
  await builder.buildApp()
  await precompress(made)
  await keep()
}

/** Builds what serves, unless what is there was built from the same sources. */
export async function buildServer(): Promise<void> {
  if (isBuilt(serverPart)) return
  const [{ bundleServer }, { notedFiles }] = await Promise.all([
    import('./bundle-server.ts'),
    import('./noted-files.ts'),
  ])
  const told = ['bundle-server', 'built-from'].map((name) => `adapters/commands/${name}.ts`)
  const { plugin, keep } = await notedFiles(serverPart, ...told)
  await bundleServer(plugin)
  await keep()
}
