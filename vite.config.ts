import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { pinnedFonts } from './adapters/commands/pinned-fonts.ts'
import { filesOf } from './web/page-assets.ts'

const fonts = await pinnedFonts('dist/fonts')

const keptAtOnce = ['web/offline/offline-screen.tsx', 'web/catalogue/artwork-screen.tsx']

/** What the service worker keeps from the first visit on: the shell, the page for no network, and the screen of a work. */
const precached: Plugin = {
  name: 'precached',
  resolveId: (id) => (id === 'virtual:precached' ? id : undefined),
  async load(id) {
    if (id !== 'virtual:precached') return undefined
    const manifest = await readFile('dist/client/.vite/manifest.json', 'utf8')
    const { script, modules, styles, fonts: shown } = filesOf({ manifest: JSON.parse(manifest) }, keptAtOnce)
    const entries = [
      // Names that carry a hash need no other revision.
      ...[script, ...modules, ...styles, ...shown].map((url) => ({ url, revision: null })),
      { url: '/offline', revision: hash('sha1', manifest) },
    ]
    return `export const precached = ${JSON.stringify(entries)}`
  },
}

/** Orders, and the fields and frames of the forms for accounts and addresses: who only looks around must not carry them. */
const onlyForSome =
  /[\\/]web[\\/](orders[\\/](?!order-hrefs)|ui[\\/](country|prefix|password|new-password|use-country|use-strength)|identity[\\/](use-form|auth-|code-form|login-|register-|role-|other-ways|old-link|signing-in|use-leave))/

/** The same screens twice: for the browser, and for the server that renders their first sight. */
export default defineConfig({
  appType: 'custom',
  publicDir: false,
  plugins: [react(), vanillaExtractPlugin(), precached],
  resolve: { alias: { '@fonts': fonts } },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        // Small files inside of others could be neither cached nor preloaded by themselves.
        assetsInlineLimit: 0,
        // All styles together are smaller than a picture, and no page has to wait for its own.
        cssCodeSplit: false,
        rolldownOptions: {
          input: 'web/entry-client.tsx',
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
                // Only who buys needs the machines; they must not ride along with what every page shares.
                { name: 'machines', test: /node_modules[\\/](@?xstate|use-)/, priority: 1 },
                // Only who fills in a form looks for a country.
                {
                  name: 'combobox',
                  test: /node_modules[\\/](downshift|compute-scroll-into-view|prop-types|react-is)[\\/]/,
                  priority: 1,
                },
                // What several screens share comes in one file: two dozen small ones would compress worse.
                { name: 'shared', minShareCount: 2, test: (id) => !onlyForSome.test(id) },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        emitAssets: false,
        rolldownOptions: { input: 'web/entry-server.tsx' },
      },
    },
    // After the client, whose files it names.
    worker: {
      consumer: 'client',
      build: {
        outDir: 'dist/client',
        emptyOutDir: false,
        rolldownOptions: {
          input: 'web/service-worker.ts',
          output: { format: 'iife', entryFileNames: 'sw.js' },
        },
      },
    },
  },
})
