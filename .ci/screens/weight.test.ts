import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { filesOf, type Manifest } from '#web/page-assets.ts'

/** Bytes, as they are sent to a phone. */
const most = 130_000

it('whoever comes first carries no more JavaScript than was promised', async () => {
  const manifest = JSON.parse(await readFile('dist/client/.vite/manifest.json', 'utf8')) as Manifest
  const { script, afterPicture, modules } = filesOf({ manifest }, ['web/home/home-screen.tsx'])
  expect(modules.length).toBeGreaterThan(1)
  expect(afterPicture).not.toBeNull()
  const scripts = [script, ...modules, afterPicture ?? '']
  const files = await Promise.all(scripts.map((path) => readFile(`dist/client${path}`)))
  const sizes = files.map((file) => gzipSync(file, { level: 9 }).length)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(most)
})
