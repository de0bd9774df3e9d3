import { describe, expect, it } from 'vitest'
import { Unavailable } from '#application/shared/unavailable.ts'
import { koaServer, long } from './testing/koa-server.ts'

const { ask, noted, away, origin } = koaServer()

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
    const requestId = headers['x-request-id']
    expect(JSON.parse(text)).toMatchObject({ code: 'unavailable', requestId })
    expect(away.at(-1)).toMatchObject({ requestId, error: new Unavailable() })
    expect(noted).toEqual([])
  })

  it('keep to themselves what nobody foresaw, and note it under the id in the answer', async () => {
    const { status, headers, text } = await ask('/api/broken')
    expect(status).toBe(500)
    expect(text).not.toMatch('vault')
    expect(JSON.parse(text)).toMatchObject({
      code: 'internal-error',
      requestId: headers['x-request-id'],
    })
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
    expect((await order({ ...json, origin: origin() })).status).toBe(201)
    expect((await order({ ...json, 'sec-fetch-site': 'same-origin' })).status).toBe(201)
    expect((await order({ ...json, referer: `${origin()}/cart` })).status).toBe(201)
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
