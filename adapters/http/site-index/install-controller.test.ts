import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { createKoaApp } from '../koa-app.ts'
import { faviconController, installController } from './install-controller.ts'

it('draws an icon once, and again where it could not be drawn', async () => {
  let tries = 0
  const draw = async () => {
    tries += 1
    if (tries <= 2) throw new Error('no memory left')
    return Buffer.from('an icon')
  }
  const app = createKoaApp({
    api: [],
    root: [installController({ png: draw, ico: draw }), faviconController({ png: draw, ico: draw })],
    pages: [],
    trustProxy: false,
    callerOf: async () => null,
    onUnexpected: () => undefined,
  })
  const server = createServer((request, response) => void app.callback()(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const statuses: number[] = []
  for (const path of ['/install/tile-192.png', '/favicon.ico', '/install/tile-192.png', '/favicon.ico'])
    statuses.push((await fetch(address + path)).status)
  for (const path of ['/install/tile-192.png', '/favicon.ico'])
    expect(await (await fetch(address + path)).text()).toBe('an icon')
  server.close()
  server.closeAllConnections()
  expect(statuses).toEqual([500, 500, 200, 200])
  expect(tries).toBe(4)
})
