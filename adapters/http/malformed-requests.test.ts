import { describe, expect, it, vi } from 'vitest'
import { koaServer } from './testing/koa-server.ts'

const { ask, askRaw, noted } = koaServer()

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
      await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0)
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
