import { relative, resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { serverFolder } from './built-from.ts'

/** What has files beside it that it reads, or is no JavaScript, stays where it was installed. */
const installed = ['sharp', '@node-rs/argon2', 'pdfkit', 'fontkit', 'pino']

/** Where a file of ours looks for what stands beside it: there, and not beside the bundle. */
const ownPlaces: Plugin = {
  name: 'own-places',
  transform: {
    filter: { id: { exclude: /node_modules/ }, code: /import\.meta\.url/ },
    handler: (code, id) =>
      code.replaceAll(
        'import.meta.url',
        `new URL(${JSON.stringify(relative(resolve(serverFolder), id))}, import.meta.url).href`,
      ),
  },
}

/** Puts what serves, and what prepares its tables, with their packages into few files. */
export async function bundleServer(plugin: Plugin): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [ownPlaces, plugin],
    // As Node itself would find them.
    ssr: { noExternal: true, external: installed, resolve: { conditions: ['node'] } },
    resolve: { mainFields: ['main'] },
    build: {
      ssr: true,
      outDir: serverFolder,
      target: 'esnext',
      rolldownOptions: {
        input: ['serve', 'prepare-process'].map((name) => `adapters/commands/${name}.ts`),
        // Errors and entities are known by the names of their classes.
        output: { entryFileNames: '[name].js', chunkFileNames: '[hash:8].js', keepNames: true },
      },
    },
  })
}
