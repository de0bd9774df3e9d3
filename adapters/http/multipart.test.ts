import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import Koa from 'koa'
import { expect, it } from 'vitest'
import { filesIn, formBody } from './multipart.ts'

it('gives a sender a minute of silence while the form comes, and itself all the time it takes afterwards', async () => {
  const app = new Koa()
  const allowed: (number | undefined)[] = []
  app.use(async (ctx, next) => {
    const { socket } = ctx.req
    const before = ctx.req.setTimeout.bind(ctx.req)
    ctx.req.setTimeout = (...args) => {
      const request = before(...args)
      allowed.push(socket.timeout)
      return request
    }
    await next()
  })
  app.use(formBody({ files: 1, fileSize: 1_000, tooLarge: 'Too large.' }))
  app.use((ctx) => {
    ctx.body = `${filesIn(ctx, 'picture')[0]?.size} ${ctx.req.socket.timeout}`
  })
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    const form = new FormData()
    form.append('picture', new File(['seven..'], 'a.png'))
    const { port } = server.address() as AddressInfo
    const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: form })
    expect(await answer.text()).toBe('7 0')
    expect(allowed).toEqual([60_000, 0])
  } finally {
    server.closeAllConnections()
    server.close()
  }
})
