import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { pinnedFonts } from './adapters/commands/pinned-fonts.ts'

const fonts = await pinnedFonts('dist/fonts')

/** The same screens twice: for the browser, and for the server that renders their first sight. */
export default defineConfig({
  appType: 'custom',
  publicDir: false,
  plugins: [react(), vanillaExtractPlugin()],
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
                // What several screens share comes in one file: two dozen small ones would compress worse.
                { name: 'shared', minShareCount: 3 },
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
  },
})
