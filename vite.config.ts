import { hash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { pinnedFonts } from './adapters/commands/pinned-fonts.ts'
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

type ModuleGraph = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** Where everybody comes by: the shell, and the screens of those who look around. */
const lookedAt =
  /[\\/]web[\\/](entry-client|(home[\\/]home|catalogue[\\/](gallery[\\/]gallery|artwork[\\/]artwork)|artists[\\/]artists?)-screen)\.tsx?$/

/** What is read beside: no more may come with it than it needs. */
const read = /[\\/]web[\\/](?:about|fair-pay|legal|offline)[\\/][\w-]+-screen\.tsx$/

/** The steps of those who buy, by name. */
const bought = /[\\/]web[\\/](?:cart|orders[\\/]checkout|identity[\\/]sign-in)[\\/]([\w-]+)-screen\.tsx$/

/** The places of a kind that need a module; those where people look around unless told. */
function placesOf(
  id: string,
  graph: ModuleGraph,
  kind = lookedAt,
  seen = new Set<string>(),
): readonly string[] {
  if (seen.has(id)) return []
  seen.add(id)
  if (kind.test(id)) return [id]
  const importers = graph.getModuleInfo(id)?.importers ?? []
  return importers.flatMap((importer) => placesOf(importer, graph, kind, seen))
}

/** Whether a module is needed by the shell, or by the first page and another one. */
function isForAll(id: string, graph: ModuleGraph): boolean {
  const places = placesOf(id, graph)
  const isAt = (screen: string) => places.some((place) => place.includes(screen))
  return isAt('entry-client') || (isAt('home-screen') && places.length > 1)
}

/** Whether several screens need a module: what one of them has for itself may not ride along. */
const isShared = (id: string, graph: ModuleGraph): boolean => placesOf(id, graph).length > 1

/** Whether a module brings what only forms need: the machines, and the search for a country. */
function bringsMuch(id: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  const { importedIds = [] } = graph.getModuleInfo(id) ?? {}
  return (
    /[\\/](?:xstate|downshift)[\\/]/.test(id) || importedIds.some((each) => bringsMuch(each, graph, seen))
  )
}

/**
 * A name for the steps of buying that need a module; null where there are none, or the first page needs it as well. Whoever reads or
 * looks around has what they share with buying in one small file, and nothing else of it.
 */
function stepsOf(id: string, graph: ModuleGraph): string | null {
  const steps = placesOf(id, graph, bought).map((screen) => bought.exec(screen)?.[1] ?? '')
  const lookers = [...placesOf(id, graph), ...placesOf(id, graph, read)]
  if (steps.length === 0 || lookers.some((place) => /entry-client|home-screen/.test(place))) return null
  if (lookers.length > 0) return 'beside-buying'
  return [bringsMuch(id, graph) ? 'forms' : 'parts', ...steps.toSorted((a, b) => a.localeCompare(b))].join(
    '-',
  )
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
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
                // Only who buys needs the machines; they must not ride along with what every page shares.
                { name: 'machines', test: /node_modules[\\/](@?xstate|use-)/, priority: 1 },
                // What is drawn in dashboards alone comes in one file, not in a dozen of a line each.
                {
                  name: (id, graph) =>
                    /[\\/]lucide[\\/]/.test(id) && placesOf(id, graph).length === 0
                      ? 'dashboard-icons'
                      : null,
                  debugName: 'dashboard-icons',
                  minShareCount: 2,
                  priority: 1,
                },
                // Only who fills in a form looks for a country.
                {
                  name: 'combobox',
                  test: /node_modules[\\/](downshift|compute-scroll-into-view|prop-types|react-is)[\\/]/,
                  priority: 1,
                },
                // What several screens share comes in one file: two dozen small ones would compress worse.
                {
                  name: (id, graph) => (isForAll(id, graph) ? 'shared' : null),
                  debugName: 'shared',
                  minShareCount: 2,
                  priority: 1,
                },
                // And what is met further on does not keep those who have just come.
                {
                  name: (id, graph) => (isShared(id, graph) ? 'further-on' : null),
                  debugName: 'further-on',
                  minShareCount: 2,
                },
                // What the same steps need comes in one file, whoever else needs it: each small one would be a request of its own.
                {
                  name: stepsOf,
                  debugName: 'steps',
                  minShareCount: 2,
                  includeDependenciesRecursively: false,
                },
              ],
            },
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
