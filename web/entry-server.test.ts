import { expect, it } from 'vitest'
import { createRenderer } from './entry-server.tsx'
import { shopServices } from './testing/show.tsx'

const render = createRenderer(
  async () => shopServices(),
  { manifest: null },
  { publicUrl: 'https://shop.example', onError: () => 500, bytesOf: () => new Uint8Array() },
)

it.each([
  ['//', 200],
  ['///', 200],
  ['//%25', 404],
  ['//elsewhere.test/x', 404],
])('reads no host in the path %s', async (path, status) => {
  expect((await render(new Request(`http://127.0.0.1:3000${path}`), null)).status).toBe(status)
})
