import { once } from 'node:events'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { Router } from '@koa/router'
import { expect, it } from 'vitest'
import { createKoaApp } from './koa-app.ts'

it('a visitor who hangs up before an answer begins to flow is no error of ours', async () => {
  const noted: unknown[] = []
  const slow = new Router({ prefix: '/slow' }).get('/', (ctx) => {
    // A line that closes while an answer waits for its turn on it leaves the answer closed and without a line.
    const { res } = ctx
    const line = res.socket!
    res.destroy()
    res.detachSocket(line)
    ctx.body = Readable.from(['too late'])
  })
  const app = createKoaApp({
    api: [],
    root: [slow],
    pages: [],
    trustProxy: false,
    callerOf: async () => null,
    onUnexpected: (error) => noted.push(error),
  })
  const answered = Promise.withResolvers<void>()
  const answer = app.callback()
  const server = createServer((request, response) => void answer(request, response).then(answered.resolve))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo

  get({ host: '127.0.0.1', port, path: '/slow', agent: false }).on('error', () => undefined)
  await answered.promise
  expect(noted).toEqual([])
  server.close()
})
