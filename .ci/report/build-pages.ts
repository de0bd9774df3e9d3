import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { pinnedFonts } from '#adapters/commands/web-build/pinned-fonts.ts'
import { brand } from '#domain/shared/brand.ts'
import { pages, type ReportPage } from './pages.ts'

/** Plain scripts in order: a browser loads no modules from a disk. */
const html = ({ name, title }: ReportPage): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · ${brand.name}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${name}.css">
<script defer src="data.js"></script>
<script defer src="${name}.js"></script>
</head>
<body>
<div id="page"></div>
<noscript>This page needs JavaScript to show what stands in data.js beside it.</noscript>
</body>
</html>
`

/** Builds all pages into a folder that opens from a disk, and can be published as it is. */
export async function buildPages(folder: string): Promise<void> {
  const fonts = await pinnedFonts('dist/fonts')
  const { NODE_ENV } = process.env
  // React takes its checks for developers along where a test builds it.
  process.env.NODE_ENV = 'production'
  for (const page of pages) {
    await build({
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      mode: 'production',
      base: './',
      plugins: [react(), vanillaExtractPlugin(), ...(page.plugins ?? [])],
      resolve: { alias: { '@fonts': fonts } },
      build: {
        outDir: folder,
        emptyOutDir: false,
        assetsInlineLimit: 0,
        cssCodeSplit: false,
        // From a disk it comes in one piece.
        chunkSizeWarningLimit: 3_000,
        rolldownOptions: {
          input: page.entry,
          output: {
            format: 'iife',
            entryFileNames: `${page.name}.js`,
            assetFileNames: ({ names }) =>
              names.some((name) => name.endsWith('.css')) ? `${page.name}.css` : 'faces/[name][extname]',
          },
          // Nobody asks a page from a disk where its script stands.
          checks: { bundlerTimings: false, emptyImportMeta: false },
        },
      },
    })
    await writeFile(join(folder, `${page.name}.html`), html(page))
  }
  if (NODE_ENV !== undefined) process.env.NODE_ENV = NODE_ENV
}

/** Has all pages in a folder: those that this run of all tests has built already, as its environment says, else new ones. */
export async function pagesIn(folder: string): Promise<void> {
  const { REPORT_PAGES: built } = process.env
  await (built === undefined ? buildPages(folder) : cp(built, folder, { recursive: true }))
}
