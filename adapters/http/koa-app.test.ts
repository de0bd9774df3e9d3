import { createServer, request, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import Router from '@koa/router'
import type { Middleware } from 'koa'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Unavailable } from '#application/shared/unavailable.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { createKoaApp } from './koa-app.ts'
import { renderedPages } from './pages/rendered-pages.ts'
import { jsonBody } from './requests/request-shape.ts'

const noted: { error: unknown; requestId: string }[] = []
const long = 'A wide field of blue. '.repeat(200)

function works(): Router {
  const router = new Router()
  router.get('/works', (ctx) => {
    ctx.body = [{ title: long }]
  })
  router.get('/works/:id', (ctx) => {
    throw new DomainError('not-found', 'work-not-found', `There is no ${ctx.params.id}.`)
  })
  router.get('/away', () => {
    throw new Unavailable()
  })
  router.get('/broken', () => {
    throw new Error('select secret from vault')
  })
  router.post('/works', jsonBody, (ctx) => {
    ctx.status = 201
    ctx.body = {}
  })
  return router
}

const pages: Middleware = renderedPages(async (asked, visit) => {
  const { pathname, searchParams } = new URL(asked.url)
  if (asked.method === 'POST') {
    visit?.carry('a-secret-of-a-new-session', new Date(Date.now() + 60_000))
    const sent = Object.fromEntries(await asked.formData())
    return new Response(JSON.stringify({ pathname, sent }), { status: 422 })
  }
  if (pathname === '/explodes') throw new Error('select secret from vault')
  return new Response(`page ${pathname} ${searchParams}`, { status: 200 })
})

let server: Server
let port: number
beforeAll(async () => {
  const app = createKoaApp({
    api: [works()],
    root: [],
    pages: [pages],
    trustProxy: false,
    callerOf: async () => null,
    onUnexpected: (error, requestId) => noted.push({ error, requestId }),
  })
  const answer = app.callback()
  server = createServer((asked, answered) => void answer(asked, answered))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
}

/** Without fetch, which would mend what is malformed. */
const ask = (
  path: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: { method?: string; headers?: object; body?: string | Buffer } = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asking = request(
      { host: '127.0.0.1', port, path, method, headers: { ...headers }, agent: false },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: Buffer.concat(parts).toString(),
          }),
        )
      },
    )
    asking.on('error', reject)
    asking.end(body)
  })

/** Bytes as they are, for what no client would send. */
const askRaw = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.on('data', (part) => (answer += part.toString()))
    socket.on('end', () => resolve(answer))
    socket.on('error', reject)
    socket.write(text)
  })

describe('errors of the API', () => {
  it('say what a rule says', async () => {
    const { status, text, headers } = await ask('/api/works/vase')
    expect(status).toBe(404)
    expect(headers['content-type']).toMatch('application/json')
    expect(headers['cache-control']).toBe('no-store')
    expect(JSON.parse(text)).toEqual({
      error: 'There is no vase.',
      message: 'There is no vase.',
      code: 'work-not-found',
    })
  })

  it('ask to come back when the database is away', async () => {
    const { status, headers, text } = await ask('/api/away')
    expect(status).toBe(503)
    expect(headers['retry-after']).toBe('5')
    expect(JSON.parse(text)).toMatchObject({ code: 'unavailable' })
  })

  it('keep to themselves what nobody foresaw, and note it under the id in the answer', async () => {
    const { status, headers, text } = await ask('/api/broken')
    expect(status).toBe(500)
    expect(text).not.toMatch('vault')
    expect(JSON.parse(text)).toMatchObject({ code: 'internal-error' })
    expect(noted.at(-1)).toMatchObject({
      requestId: headers['x-request-id'],
      error: new Error('select secret from vault'),
    })
  })

  it.each(['/api', '/api/', '/api/nothing', '/api/works/vase/handle'])('%s is nowhere', async (path) => {
    const { status, text } = await ask(path)
    expect(status).toBe(404)
    expect(JSON.parse(text)).toMatchObject({ code: 'not-found' })
  })
})

describe('a method that an address does not answer', () => {
  it.each([
    ['DELETE', '/api/works', 'GET, HEAD, POST'],
    ['POST', '/api/works/vase', 'GET, HEAD'],
    ['PROPFIND', '/api/works', 'GET, HEAD, POST'],
    ['PUT', '/api/openapi.json', 'GET, HEAD'],
  ])('%s %s is refused, and told which it does', async (method, path, allow) => {
    const { status, headers, text } = await ask(path, { method })
    expect([status, headers.allow]).toEqual([405, allow])
    expect(JSON.parse(text)).toMatchObject({ code: 'method-not-allowed' })
  })

  it('is no reason to say that something is where nothing is', async () => {
    expect((await ask('/api/nothing', { method: 'DELETE' })).status).toBe(404)
  })

  it('can be asked for', async () => {
    const { status, headers } = await ask('/api/works', { method: 'OPTIONS' })
    expect([status, headers.allow]).toEqual([204, 'GET, HEAD, POST'])
  })
})

it.each([
  ['/orders/4829-1736?key=secret', 'private, no-store'],
  ['/checkout', 'private, no-store'],
  ['/checkouts', 'no-cache'],
  ['/', 'no-cache'],
])('the page %s may be kept: %s', async (path, kept) => {
  expect((await ask(path)).headers['cache-control']).toBe(kept)
})

describe('public reads', () => {
  it('are compressed where the visitor takes it', async () => {
    const { headers, text } = await ask('/api/works', { headers: { 'accept-encoding': 'br' } })
    expect(headers['content-encoding']).toBe('br')
    expect(text.length).toBeLessThan(long.length / 10)
    expect((await ask('/api/works')).headers['content-encoding']).toBeUndefined()
  })

  it('are not sent again to who has them', async () => {
    const { etag } = (await ask('/api/works')).headers
    const again = await ask('/api/works', { headers: { 'if-none-match': etag } })
    expect(again).toMatchObject({ status: 304, text: '' })
    expect((await ask('/api/works', { headers: { 'if-none-match': 'W/"other"' } })).status).toBe(200)
  })
})

describe('changes', () => {
  const order = (headers: object) => ask('/api/works', { method: 'POST', headers, body: '{}' })

  it.each([
    ['another site', { origin: 'https://elsewhere.test' }],
    ['a page without origin', { origin: 'null' }],
    ['a cross-site form', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling domain', { 'sec-fetch-site': 'same-site' }],
    ['a malformed origin', { origin: 'nonsense' }],
    ['a page that says no more than where it stands', { referer: 'https://elsewhere.test/form' }],
    ['a malformed page', { referer: 'nonsense' }],
  ])('from %s are refused', async (_, headers) => {
    const { status, text } = await order(headers)
    expect(status).toBe(403)
    expect(JSON.parse(text)).toMatchObject({ code: 'foreign-origin' })
  })

  it('from our own pages and from programs are taken', async () => {
    const json = { 'content-type': 'application/json' }
    expect((await order({ ...json, origin: `http://127.0.0.1:${port}` })).status).toBe(201)
    expect((await order({ ...json, 'sec-fetch-site': 'same-origin' })).status).toBe(201)
    expect((await order({ ...json, referer: `http://127.0.0.1:${port}/cart` })).status).toBe(201)
    expect((await order(json)).status).toBe(201)
    expect((await order({ ...json, 'content-encoding': 'identity' })).status).toBe(201)
  })

  it.each([
    ['broken JSON', 400, { 'content-type': 'application/json' }, '{"title"'],
    ['too much', 413, { 'content-type': 'application/json' }, `{"title":"${'x'.repeat(110_000)}"}`],
    ['an unknown packing', 415, { 'content-type': 'application/json', 'content-encoding': 'zip' }, '{}'],
    [
      'a broken gzip',
      415,
      { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      'nothing packed',
    ],
    [
      'a broken brotli',
      415,
      { 'content-type': 'application/json', 'content-encoding': 'br' },
      'nothing packed',
    ],
  ])('with %s are answered %i', async (_, expected, headers, body) => {
    const { status, text } = await ask('/api/works', { method: 'POST', headers, body })
    expect(status).toBe(expected)
    expect(JSON.parse(text)).toHaveProperty('code')
  })
})

describe('pages', () => {
  it('are rendered for the address that was asked for', async () => {
    const { status, text, headers } = await ask('/art-gallery?q=blue')
    expect({ status, text }).toEqual({ status: 200, text: 'page /art-gallery q=blue' })
    expect(headers['content-security-policy']).toContain("script-src 'self'")
  })

  it('do not take another host from the address', async () => {
    expect((await ask('//elsewhere.test/x')).text).toBe('page //elsewhere.test/x ')
    expect((await ask('http://elsewhere.test/x')).status).toBe(400)
  })

  it('tell in a few words when they cannot be rendered', async () => {
    const { status, text, headers } = await ask('/explodes')
    expect(status).toBe(500)
    expect(headers['content-type']).toMatch('text/html')
    expect(text).toMatch('Something went wrong on our side')
    expect(text).not.toMatch('vault')
  })

  it('answer no other method', async () => {
    const { status, headers } = await ask('/art-gallery', { method: 'POST' })
    expect(status).toBe(404)
    expect(headers['content-type']).toMatch('text/html')
  })
})

describe('forms that a browser sends by itself', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const send = (headers: object, body = 'email=lena%40example.test&password=', path = '/login') =>
    ask(path, { method: 'POST', headers: { ...form, ...headers }, body })

  it('come to their page, whose answer nobody keeps, and may begin a session', async () => {
    const { status, headers, text } = await send({ origin: `http://127.0.0.1:${port}` })
    expect(status).toBe(422)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['set-cookie']?.[0]).toMatch(/^sid=a-secret-of-a-new-session;/)
    expect(JSON.parse(text)).toEqual({
      pathname: '/login',
      sent: { email: 'lena@example.test', password: '' },
    })
  })

  it.each([
    ['another site', 403, { origin: 'https://elsewhere.test' }, 'email=a'],
    ['a cross-site form', 403, { 'sec-fetch-site': 'cross-site' }, 'email=a'],
    ['a program that sends JSON', 415, { 'content-type': 'application/json' }, '{}'],
    ['a packed form', 415, { 'content-encoding': 'gzip' }, 'email=a'],
    ['text that nobody could keep', 400, {}, 'email=%00'],
    ['a field twice', 400, {}, 'email=a&email=b'],
    ['a field that is none', 422, {}, 'email[to]=a'],
    ['an endless field', 422, {}, `email=${'a'.repeat(300)}`],
    ['an endless form', 413, {}, `password=${'a'.repeat(30_000)}`],
  ])('from %s are answered %i', async (_, expected, headers, body) => {
    const { status, headers: answered } = await send(headers, body)
    expect(status).toBe(expected)
    expect(answered['content-type']).toMatch('text/html')
    expect(answered['set-cookie']).toBeUndefined()
  })

  it.each(['/art-gallery', '/profile', '/auth/login'])('are nowhere at %s', async (path) => {
    expect((await send({}, '', path)).status).toBe(404)
  })
})

it.each([
  ['/art-gallery?q=&category=sculpture&price=&sort=', '/art-gallery?category=sculpture'],
  ['/?category=&price=', '/'],
  ['/artists?q=&utm_source=letter', '/artists?utm_source=letter'],
])('a form that a browser sent by itself, %s, leads to %s', async (sent, address) => {
  const { status, headers } = await ask(sent)
  expect([status, headers.location]).toEqual([302, address])
})

it.each(['/art-gallery?q=salt', '//elsewhere.test/?q=', '/artwork/1?q='])(
  'the address %s is answered as it is',
  async (address) => {
    expect((await ask(address)).status).toBe(200)
  },
)

it.each([
  ['GET /% HTTP/1.1\r\nHost: shop\r\n'],
  ['GET /art-gallery?q=%ff HTTP/1.1\r\nHost: shop\r\n'],
  ['GET /api/works/%E0%A4%A HTTP/1.1\r\nHost: shop\r\n'],
  ['GET /api/works?%=% HTTP/1.1\r\nHost: shop\r\n'],
  ['GET / HTTP/1.1\r\nHost: a b:x\r\n'],
  ['GET / HTTP/1.1\r\nHost: [\r\n'],
  ['GET /api/works HTTP/1.1\r\nHost: [\r\n'],
  ['GET / HTTP/1.1\r\nHost: shop\r\nCookie: sid=%E0%A4%A; ;;=\r\n'],
  ['GET /api/works HTTP/1.1\r\nHost: shop\r\nAccept-Encoding: br;q=x,,,;\r\n'],
  ['GET /api/works HTTP/1.1\r\nHost: shop\r\nIf-None-Match: \xff"\r\n'],
  ['POST /api/works HTTP/1.1\r\nHost: shop\r\nContent-Type: ;;\r\nContent-Length: 0\r\n'],
  ['POST /api/works HTTP/1.1\r\nHost: shop\r\nOrigin: http://[\r\nContent-Length: 0\r\n'],
  ['OPTIONS * HTTP/1.1\r\nHost: shop\r\n'],
  ['GET / HTTP/1.0\r\n'],
])('is not brought down by %j', async (malformed) => {
  noted.length = 0
  const answer = await askRaw(`${malformed}Connection: close\r\n\r\n`)
  expect(answer).toMatch(/^HTTP\/1\.1 [24]\d\d /)
  expect(noted).toEqual([])
})

it.each(['/%zz', '/artwork/%E0%A4%A', '/a%', '/%ff?q=1'])(
  'does not read %s as the address of a page',
  async (path) => {
    const { status, text } = await ask(path)
    expect(status).toBe(400)
    expect(text).toContain('This address could not be read.')
  },
)

it.each([
  ['a piece without a length', 'zz\r\n'],
  ['a length without end', `${'f'.repeat(40)}\r\n`],
  ['a piece that does not end', '5\r\n{}   x'],
])('keeps no word of a body that is no HTTP: %s', async (_what, body) => {
  noted.length = 0
  const answer = await askRaw(
    `POST /api/works HTTP/1.1\r\nHost: shop\r\nCookie: sid=secret\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${body}`,
  )
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(noted).toEqual([])
})

describe('a body', () => {
  const json = { 'content-type': 'application/json' }

  it('that is no UTF-8 is refused, wherever it is cut', async () => {
    noted.length = 0
    for (const bytes of [[0xe9], [0xc3], [0xed, 0xa0, 0x80]]) {
      const body = Buffer.concat([Buffer.from('{"title":"caf'), Buffer.from(bytes), Buffer.from('"}')])
      const { status, text } = await ask('/api/works', { method: 'POST', headers: json, body })
      expect(status).toBe(400)
      expect(JSON.parse(text)).toMatchObject({ message: 'Text must be sent as UTF-8.' })
    }
    const body = '{"title":"café \uFFFD"}'
    expect((await ask('/api/works', { method: 'POST', headers: json, body })).status).toBe(201)
    expect(noted).toEqual([])
  })

  it('that dribbles is waited for half a minute', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const answer = askRaw(
        'POST /api/works HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"a"',
      )
      await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
      await vi.advanceTimersByTimeAsync(30_000)
      expect(await answer).toMatch(/^HTTP\/1\.1 408 /)
    } finally {
      vi.useRealTimers()
    }
  })

  it('that nobody reads does not keep the line open', async () => {
    const answer = await askRaw('PUT /api/works HTTP/1.1\r\nHost: shop\r\nContent-Length: 90000\r\n\r\nx')
    expect(answer).toMatch(/^HTTP\/1\.1 405 /)
    expect(answer).toContain('Connection: close')
  })
})
