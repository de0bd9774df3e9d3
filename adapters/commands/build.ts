import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { builtFolder, serverPart, webPart } from './built-from.ts'

/** Text files of a folder beside themselves in smaller: compressed once here instead of at every request. */
async function precompress(folder: string): Promise<void> {
  for await (const file of glob(join(folder, '**', '*.{js,css,svg}'))) {
    const text = await readFile(file)
    await writeFile(`${file}.br`, await promisify(brotliCompress)(text))
    await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }))
  }
}

/** Builds the web for browser and server, unless what is there was built from the same sources. */
export async function buildWeb(): Promise<void> {
  if (builtFolder(webPart) !== null) return
  // Most starts have nothing to build.
  const [{ createBuilder }, { notedFiles }] = await Promise.all([import('vite'), import('./noted-files.ts')])
  const { plugin, folder, keep } = await notedFiles(webPart)
  const [browsers, server] = ['client', 'server'].map((name) => ({ build: { outDir: join(folder, name) } }))
  const builder = await createBuilder({
    logLevel: 'warn',
    plugins: [plugin],
    environments: { client: { ...browsers }, ssr: { ...server }, worker: { ...browsers } },
  })
  await builder.buildApp()
  await precompress(join(folder, 'client'))
  await keep()
}

/** Builds what serves, unless what is there was built from the same sources. */
export async function buildServer(): Promise<void> {
  if (builtFolder(serverPart) !== null) return
  const [{ bundleServer }, { notedFiles }] = await Promise.all([
    import('./bundle-server.ts'),
    import('./noted-files.ts'),
  ])
  const told = ['bundle-server', 'built-from'].map((name) => `adapters/commands/${name}.ts`)
  const { plugin, folder, keep } = await notedFiles(serverPart, ...told)
  await bundleServer(folder, plugin)
  await keep()
}
