import { dirname, relative, resolve } from 'node:path'
import { build, type Plugin } from 'vite'

/** What has files beside it that it reads, or is no JavaScript, stays where it was installed. */
const installed = ['sharp', '@node-rs/argon2', 'pdfkit', 'fontkit', 'subset-font', 'pino']

/** The place of a file, and in it that of a program beside it. */
const besides = /(?:(?<=\bnew URL\()['"]([\w-]+-process)\.ts['"], )?import\.meta\.url/g

/**
 * Where a file of ours looks for what stands beside it: there, and not beside the bundle. Programs alone come along: a shop that
 * runs would begin those of another version once its sources have changed.
 */
const ownPlaces = (folder: string): Plugin => ({
  name: 'own-places',
  transform: {
    // Not in packages, nor in what the bundler brings along.
    filter: { id: { exclude: [/node_modules/, /\0/] }, code: /import\.meta\./ },
    handler(code, id) {
      const [other] = /import\.meta\.(?!url\b)\w+/.exec(code) ?? []
      if (other)
        this.error(`${id} asks ${other}, which is another one in a bundle: import.meta.url is seen to.`)
      const place = JSON.stringify(relative(resolve(folder), id))
      return code.replaceAll(besides, (_, program?: string) => {
        if (program === undefined) return `new URL(${place}, import.meta.url).href`
        this.emitFile({ type: 'chunk', id: resolve(dirname(id), `${program}.ts`), fileName: `${program}.js` })
        return `'${program}.js', import.meta.url`
      })
    },
  },
})

/** Puts what serves, and what prepares its tables, with their packages into few files. */
export const bundleServer = (folder: string, plugin: Plugin): Promise<void> =>
  bundle(['workers/serve-process', 'prepare-process'], folder, plugin)

/** Puts programs of this folder, with their packages, into few files. */
export async function bundle(
  programs: readonly string[],
  folder: string,
  ...plugins: readonly Plugin[]
): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [ownPlaces(folder), ...plugins],
    // As Node itself would find them.
    ssr: { noExternal: true, external: installed, resolve: { conditions: ['node'] } },
    resolve: { mainFields: ['main'] },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      target: 'esnext',
      rolldownOptions: {
        input: programs.map((name) => `adapters/commands/${name}.ts`),
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[hash:8].js',
          // Errors and entities are known by the names of their classes.
          keepNames: true,
          // V8 keeps a file's text as long as it runs, and in twice the bytes where one letter of it is beyond Latin-1.
          comments: false,
          minify: {
            compress: false,
            mangle: false,
            codegen: { removeWhitespace: false, asciiOnly: true },
          },
        },
      },
    },
  })
}
