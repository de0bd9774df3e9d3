import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { builtFrom, clientFolder, webPart } from '#adapters/commands/built-from.ts'
import type { Manifest } from '#application/pages/page-renderer.ts'
import { filesOf } from '#web/page-assets.ts'
import { shopAddress } from './visiting.ts'

/** Bytes, as they are sent to a phone. */
const most = 115_000

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

it('whoever comes first carries no more JavaScript than was promised', async () => {
  const manifest = JSON.parse(
    await readFile(join(builtFrom(webPart).folder, 'client', '.vite', 'manifest.json'), 'utf8'),
  ) as Manifest
  const { script, afterPicture, modules } = filesOf({ manifest }, ['web/home/home-screen.tsx'])
  expect(modules.length).toBeGreaterThan(1)
  expect(afterPicture).not.toBeNull()
  const scripts = [script, ...modules, afterPicture ?? '']
  const files = await Promise.all(scripts.map((path) => readFile(join(clientFolder, path))))
  const sizes = files.map((file) => gzipSync(file, { level: 9 }).length)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(most)
})
