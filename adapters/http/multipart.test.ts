import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import Koa from 'koa'
import { expect, it } from 'vitest'
import { filesIn, formBody } from './multipart.ts'
import { RequestError } from './request-error.ts'

/** What an app says to somebody who sends it this form. */
async function answerTo(form: FormData, app: Koa): Promise<string> {
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    const { port } = server.address() as AddressInfo
    return await (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: form })).text()
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

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
  const form = new FormData()
  form.append('picture', new File(['seven..'], 'a.png'))
  expect(await answerTo(form, app)).toBe('7 0')
  expect(allowed).toEqual([60_000, 0])
})

const fileOf = (bytes: number) => new File([new Uint8Array(bytes)], 'a.png')

it.each([
  ['a file', 'picture', [fileOf(2_000)], 'Too large.'],
  ['files', 'picture', [fileOf(7), fileOf(7)], 'Too many.'],
  ['text', 'title', ['x'.repeat(1_100_000)], 'The text in this form is longer than 1 MB.'],
  ['fields', 'title', Array.from({ length: 501 }, () => 'x'), 'This form has more than 500 fields.'],
] as const)('says what of a form is too much: %s', async (_what, name, values, told) => {
  const app = new Koa()
  app.use(async (ctx, next) => {
    try {
      await next()
    } catch (error) {
      ctx.body = error instanceof RequestError ? `${error.status} ${error.message}` : String(error)
    }
  })
  app.use(formBody({ files: 1, fileSize: 1_000, tooLarge: 'Too large.', tooMany: 'Too many.' }))
  const form = new FormData()
  for (const value of values)
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, value)
  expect(await answerTo(form, app)).toContain(`413 ${told}`)
})
