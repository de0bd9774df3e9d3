import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { clientFolder } from '#adapters/commands/built-from.ts'
import { filesOf, type PageFiles } from '#web/page-assets.ts'
import { builtManifest } from './built-manifest.ts'
import { shopAddress } from './visiting.ts'

/** Bytes, as they are sent to a phone. */
const most = 115_000

/** Bytes of the faces that nearly every page is written with. */
const mostFonts = 72_000

/** Bytes of the styles that stand in a page. */
const mostStyles = 30_000

/** Bytes of a page of the demo's catalogue, its styles left out: what is not shown need not travel. */
it.each([
  ['/', 55_000],
  ['/art-gallery', 95_000],
  ['/artists', 90_000],
])('the page %s carries no more than it shows', async (path, enough) => {
  const page = await (await fetch((await shopAddress()) + path)).text()
  const [whole = '', styles = ''] = /<style>(.*?)<\/style>/s.exec(page) ?? []
  expect(styles.length).toBeGreaterThan(0)
  expect(styles.length).toBeLessThanOrEqual(mostStyles)
  expect(page.length - whole.length).toBeLessThanOrEqual(enough)
})

async function homeFiles(): Promise<PageFiles> {
  return filesOf({ manifest: await builtManifest() }, ['web/home/home-screen.tsx'], true)
}

it('whoever comes first carries no more JavaScript than was promised', async () => {
  const { script, afterPicture, modules } = await homeFiles()
  expect(modules.length).toBeGreaterThan(1)
  expect(afterPicture).not.toBeNull()
  const scripts = [script, ...modules, afterPicture ?? '']
  const files = await Promise.all(scripts.map((path) => readFile(join(clientFolder, path))))
  const sizes = files.map((file) => gzipSync(file, { level: 9 }).length)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(most)
})

it('a page asks for the faces that it is written with at once, and for no others', async () => {
  const { fonts } = await homeFiles()
  expect(fonts.toSorted()).toEqual([
    expect.stringContaining('instrument-sans-basic-wght-normal'),
    expect.stringContaining('newsreader-basic-opsz-italic'),
    expect.stringContaining('newsreader-basic-opsz-normal'),
  ])
  const files = await Promise.all(fonts.map((path) => readFile(join(clientFolder, path))))
  expect(files.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(mostFonts)
  const preloaded = async (path: string) => {
    const page = await (await fetch((await shopAddress()) + path)).text()
    return new Set(
      [...page.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(([, font]) => font),
    )
  }
  expect(await preloaded('/')).toEqual(new Set(fonts))
  expect(await preloaded('/terms')).toEqual(new Set(fonts.filter((font) => !font.includes('italic'))))
})
