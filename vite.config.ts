import { hash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { pinnedFonts } from './adapters/commands/web-build/pinned-fonts.ts'
import { scriptGroups } from './adapters/commands/web-build/script-groups.ts'
import { filesOf } from './web/page-assets.ts'
import { styleRules } from './web/style-rules.ts'

const fonts = await pinnedFonts('dist/fonts')

const keptAtOnce = [
  'web/offline/offline-screen.tsx',
  'web/catalogue/artwork/artwork-screen.tsx',
  'web/ui/feedback/toaster.tsx',
  'web/cart/cart-actor.ts',
]

/** Names what the client's build has made of which source. */
const manifest = '.vite/manifest.json'

/** What the client's build has written, for those that come after it. */
const ofClient = ({ environment }: Rolldown.PluginContext, file: string): Promise<string> =>
  readFile(join(environment.getTopLevelConfig().environments.client?.build.outDir ?? '', file), 'utf8')

/** What the service worker keeps from the first visit on: the shell, the page for no network, the screen of a work, toasts, and the cart. */
const precached: Plugin = {
  name: 'precached',
  resolveId: (id) => (id === 'virtual:precached' ? id : undefined),
  async load(id) {
    if (id !== 'virtual:precached') return undefined
    const text = await ofClient(this, manifest)
    const {
      script,
      styleSheet,
      modules,
      fonts: shown,
    } = filesOf({ manifest: JSON.parse(text) }, keptAtOnce, true)
    const entries = [
      // Names that carry a hash need no other revision.
      ...[script, ...(styleSheet ? [styleSheet] : []), ...modules, ...shown].map((url) => ({
        url,
        revision: null,
      })),
      { url: '/offline', revision: hash('sha1', text) },
    ]
    return `export const precached = ${JSON.stringify(entries)}`
  },
}

/** The rules that stand in pages themselves, taken apart once: each server would do so when it starts, with all of a parser. */
const styleRulesBeside: Plugin = {
  name: 'style-rules',
  apply: 'build',
  // After the client's, of which they are.
  applyToEnvironment: ({ name }) => name === 'ssr',
  async writeBundle({ dir = '' }) {
    const sheet = await ofClient(this, JSON.parse(await ofClient(this, manifest))['style.css'].file)
    await writeFile(join(dir, 'style-rules.json'), JSON.stringify(styleRules(sheet)))
  },
}

/** react-router names its development files alone to bundlers: a third more to carry, with warnings nobody reads. */
const quietRouter: Plugin = {
  name: 'quiet-router',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(id, importer) {
    if (id !== 'react-router' && id !== 'react-router/dom') return undefined
    const found = await this.resolve(id, importer, { skipSelf: true })
    return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') }
  },
  // What belongs to its own framework is made whether or not anybody asks for it, unless it says that it is idle.
  transform: {
    filter: { id: /react-router[\\/]dist[\\/]production/ },
    handler: (code) =>
      code
        .replaceAll(/(?<=^var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm, '/* @__PURE__ */ ')
        .replaceAll(
          /(?<=^var \w+ = )(class extends React\d*\.Component \{\n.*?\n\});$/gms,
          '/* @__PURE__ */ (() => $1)();',
        )
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(/return shouldPrefetch && .*: link;$/m, 'return link;'),
  },
}

/** All icons come by one index, which hides who draws them: each is asked for by its own file, and comes with whoever draws it. */
const iconsByFile: Plugin = {
  name: 'icons-by-file',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { code: /from 'lucide'/ },
    handler: (code) =>
      code.replace(/^import \{([^}]*)\} from 'lucide'$/m, (_, names: string) =>
        [...names.matchAll(/(?<!type )\b([A-Z]\w*)(?: as (\w+))?/g)]
          .map(([, icon = '', drawn = icon]) => {
            const file = icon.replaceAll(/(?<=[a-z])(?=[A-Z\d])/g, '-').toLowerCase()
            return `import ${drawn} from 'lucide/dist/esm/icons/${file}.mjs'`
          })
          .join(';'),
      ),
  },
}

/** The same screens twice: for the browser, and for the server that renders their first sight. Where to, says whoever builds them. */
export default defineConfig({
  appType: 'custom',
  publicDir: false,
  plugins: [react(), vanillaExtractPlugin(), precached, styleRulesBeside, quietRouter, iconsByFile],
  resolve: { alias: { '@fonts': fonts } },
  builder: {},
  // How long it took is nothing to warn of at a first start.
  build: { rolldownOptions: { checks: { bundlerTimings: false } } },
  environments: {
    client: {
      build: {
        emptyOutDir: false,
        manifest: true,
        // Small files inside of others could be neither cached nor preloaded by themselves.
        assetsInlineLimit: 0,
        // One file in one order: what a page shows stands in it, the file is for all that comes later.
        cssCodeSplit: false,
        rolldownOptions: {
          input: ['web/entry-client.tsx', 'web/entry-after-picture.ts'],
          output: {
            // The first page carries the names of all files that it may lead to: they say what nobody reads.
            chunkFileNames: 'assets/[hash:8].js',
            codeSplitting: { groups: scriptGroups },
          },
        },
      },
    },
    ssr: {
      // What comes in the old way of modules, node cannot name the parts of.
      resolve: { noExternal: ['lucide'] },
      build: {
        emptyOutDir: false,
        emitAssets: false,
        rolldownOptions: { input: 'web/entry-server.tsx' },
      },
    },
    // After the client, whose files it names.
    worker: {
      consumer: 'client',
      build: {
        emptyOutDir: false,
        rolldownOptions: {
          input: 'web/service-worker.ts',
          output: { format: 'iife', entryFileNames: 'sw.js' },
        },
      },
    },
  },
})
