import { once } from 'node:events'
import { readdir, stat } from 'node:fs/promises'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Koa, { type Middleware } from 'koa'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ownTemporaryFolder } from '#adapters/testing/own-temporary-folder.ts'
import { errorsAsJson } from '../answering-errors.ts'
import { sessions } from '../session.ts'
import { filesIn, formBody } from './multipart.ts'

// A place of its own: forms of other tests are on their way in the usual one.
ownTemporaryFolder()

const noted: unknown[] = []
const servers: Server[] = []
beforeEach(() => noted.splice(0))
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

const limits = { files: 1, fileSize: 1_000, tooLarge: 'Too large.', tooMany: 'Too many.' }

/** A shop that reads forms, and says what has come. @returns its port */
async function shopReading(
  form = formBody(limits),
  before: Middleware = (_, next) => next(),
): Promise<number> {
  const app = new Koa()
  app.on('error', (error) => noted.push(error))
  app.use(sessions(async () => null, undefined))
  app.use(errorsAsJson({ onUnexpected: (error) => noted.push(error) }))
  app.use(before)
  app.use(form)
  app.use((ctx) => {
    const { texts } = ctx.state as { texts?: object }
    ctx.body = {
      ...texts,
      sizes: filesIn(ctx, 'picture').map(({ size }) => size),
      silence: ctx.req.socket.timeout,
    }
  })
  const server = app.listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

async function answerTo(form: FormData, port: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: form })
  return `${answer.status} ${await answer.text()}`
}

/** Bytes as they are, for what no browser sends. @returns everything that was answered until the connection closed */
async function rawAnswerTo(
  port: number,
  head: string,
  ...pieces: readonly (string | Buffer)[]
): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (part) => (answer += part.toString()))
  socket.on('error', () => undefined)
  socket.write(
    `POST / HTTP/1.1\r\nHost: shop\r\nContent-Type: multipart/form-data; boundary=edge\r\n${head}\r\n\r\n`,
  )
  for (const piece of pieces) if (!socket.destroyed) socket.write(piece)
  await once(socket, 'end')
  socket.destroy()
  return answer
}

const field = (name: string, value: string | Buffer, more = '') =>
  Buffer.concat([
    Buffer.from(`--edge\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ])
const end = '--edge--\r\n'

const whole = (port: number, ...parts: readonly (string | Buffer)[]): Promise<string> => {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)))
  return rawAnswerTo(port, `Connection: close\r\nContent-Length: ${body.length}`, body)
}

it('gives a sender a minute of silence while the form comes, and itself all the time it takes afterwards', async () => {
  const allowed: (number | undefined)[] = []
  const port = await shopReading(formBody(limits), async (ctx, next) => {
    const { socket } = ctx.req
    const before = ctx.req.setTimeout.bind(ctx.req)
    ctx.req.setTimeout = (...args) => {
      const request = before(...args)
      allowed.push(socket.timeout)
      return request
    }
    await next()
  })
  const form = new FormData()
  form.append('picture', new File(['seven..'], 'a.png'))
  expect(await answerTo(form, port)).toBe('200 {"sizes":[7],"silence":0}')
  expect(allowed).toEqual([60_000, 0])
})

it('reads fields that come more than once, empty ones, and no file where none was chosen', async () => {
  const port = await shopReading()
  const form = new FormData()
  for (const value of ['Ljósið', '', 'x'.repeat(70_000)]) form.append('alt', value)
  form.append('__proto__', 'a name as any other')
  form.append('picture', new File([], ''))
  const answer = await answerTo(form, port)
  expect(answer).toContain('"alt":["Ljósið","","xxx')
  expect(answer).toContain('"sizes":[]')
})

const fileOf = (bytes: number) => new File([new Uint8Array(bytes)], 'a.png')

it.each([
  ['a file', 'picture', [fileOf(2_000)], 'Too large.'],
  ['files', 'picture', [fileOf(7), fileOf(7)], 'Too many.'],
  ['text', 'title', ['x'.repeat(1_100_000)], 'The text in this form is longer than 1 MB.'],
  ['fields', 'title', Array.from({ length: 501 }, () => 'x'), 'This form has more than 500 fields.'],
  ['anything', 'title', ['x'.repeat(3_000_000)], 'Too many. Too large.'],
] as const)('says what of a form is too much: %s', async (_what, name, values, message) => {
  const port = await shopReading()
  const form = new FormData()
  for (const value of values)
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, value)
  const answer = await answerTo(form, port)
  expect(answer).toMatch(/^413 /)
  expect(answer).toContain(message)
  expect(noted).toEqual([])
})

it.each(['7bit', '8bit', 'BINARY', ' binary '])('reads a field that is sent as %s', async (encoding) => {
  const port = await shopReading()
  const bio = `--edge\r\nContent-Disposition: form-data; name="bio"\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\nhello\r\n`
  expect(await whole(port, bio, end)).toContain('"bio":"hello"')
})

it.each(['base64', 'quoted-printable', 'rot13', 'x'.repeat(5_000)])(
  'does not understand a part in the encoding %s',
  async (encoding) => {
    const port = await shopReading()
    const bio = `--edge\r\nContent-Disposition: form-data; name="bio"\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\nhello\r\n`
    expect(await whole(port, bio, end)).toMatch(/^HTTP\/1\.1 415 /)
    expect(noted).toEqual([])
  },
)

const writtenIn = (charset: string) =>
  `--edge\r\nContent-Disposition: form-data; name="bio"\r\nContent-Type: text/plain; charset=${charset}\r\n\r\nhello\r\n`

it.each(['utf-8', '"UTF-8"', 'us-ascii'])('reads a field that is written in %s', async (charset) => {
  expect(await whole(await shopReading(), writtenIn(charset), end)).toContain('"bio":"hello"')
})

it.each(['utf-7', 'none', 'constructor'])(
  'does not understand a field that is written in %s',
  async (charset) => {
    expect(await whole(await shopReading(), writtenIn(charset), end)).toMatch(/^HTTP\/1\.1 415 /)
    expect(noted).toEqual([])
  },
)

it('names the file that is too large, or one too many, by its field', async () => {
  const port = await shopReading(formBody({ files: 1, fileSize: 1_000, tooLarge: 'Too large.' }))
  const answerFor = async (...files: readonly File[]) => {
    const form = new FormData()
    for (const file of files) form.append('face', file)
    return JSON.parse((await answerTo(form, port)).slice(4)) as { fields?: object }
  }
  expect((await answerFor(fileOf(2_000))).fields).toEqual({ face: 'Too large.' })
  expect((await answerFor(fileOf(7), fileOf(7))).fields).toEqual({ face: 'Send one file at a time here.' })
})

it('takes no text that is none', async () => {
  const port = await shopReading()
  expect(await whole(port, field('bio', Buffer.from([0x4c, 0xe9, 0x6f])), end)).toMatch(/^HTTP\/1\.1 400 /)
})

it.each([
  ['a preamble', 'x'],
  ['the name of a header', '--edge\r\nX'],
  ['a header', '--edge\r\nContent-Disposition: form-data; name="'],
])('refuses %s without end while it comes, and closes the connection', async (_what, beginning) => {
  const port = await shopReading()
  const answer = await rawAnswerTo(port, 'Content-Length: 1500000', beginning, 'x'.repeat(30_000))
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).toContain('Connection: close')
  expect(noted).toEqual([])
})

it('refuses at once what is longer than the form can be', async () => {
  const port = await shopReading()
  expect(await rawAnswerTo(port, 'Content-Length: 3000000')).toMatch(/^HTTP\/1\.1 413 /)
})

it('refuses more than the form can be where nobody has said how much will come', async () => {
  const port = await shopReading()
  const piece = `10000\r\n${'x'.repeat(0x1_00_00)}\r\n`
  const skipped = `4\r\n\r\n\r\n\r\n`
  const answer = await rawAnswerTo(
    port,
    'Transfer-Encoding: chunked',
    `a\r\n--edge\r\nX:\r\n`,
    skipped,
    ...Array.from({ length: 60 }, () => piece),
  )
  expect(answer).toMatch(/^HTTP\/1\.1 413 /)
})

it('writes nothing to the disk beyond what a file may have', async () => {
  const port = await shopReading(formBody({ ...limits, fileSize: 200_000 }))
  const picture = field('picture', 'x'.repeat(1_000_000), '; filename="a.png"')
  const sizes: number[] = []
  const look = async () => {
    const folders = (await readdir(tmpdir())).filter((name) => name.startsWith('sanaa-form-'))
    for (const folder of folders) {
      const written = await stat(join(tmpdir(), folder, '1')).catch(() => null)
      if (written) sizes.push(written.size)
    }
  }
  const watching = setInterval(() => void look().catch(() => undefined), 1)
  expect(await rawAnswerTo(port, 'Content-Length: 1500000', picture)).toMatch(/^HTTP\/1\.1 413 /)
  clearInterval(watching)
  expect(Math.max(0, ...sizes)).toBeLessThanOrEqual(200_000)
})

it('reads two forms of a sender at a time, and asks a third to wait', async () => {
  let atWork = 0
  let goOn: (() => void) | undefined
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const reading = formBody(limits)
  const port = await shopReading((ctx, next) =>
    reading(ctx, async () => {
      atWork++
      await held
      await next()
    }),
  )
  const send = () => answerTo(new FormData(), port)
  const first = [whole(port, field('a', 'b'), end), whole(port, field('a', 'b'), end)]
  await expect.poll(() => atWork).toBe(2)
  const third = await whole(port, field('a', 'b'), end)
  expect(third).toMatch(/^HTTP\/1\.1 429 /)
  expect(third).toContain('Retry-After: 5')
  goOn?.()
  expect(await Promise.all(first)).toEqual([expect.stringMatching(/ 200 /), expect.stringMatching(/ 200 /)])
  expect(await send()).toMatch(/^200 /)
})
