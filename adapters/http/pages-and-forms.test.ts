import { describe, expect, it } from 'vitest'
import type { SecurityEvent } from './security-events.ts'
import { koaServer } from './testing/koa-server.ts'

const events: SecurityEvent[] = []
const { ask, origin } = koaServer({ onSecurityEvent: (event) => events.push(event) })

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
    const { status, headers, text } = await send({ origin: origin() })
    expect(status).toBe(422)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['set-cookie']?.[0]).toMatch(/^sid=a-secret-of-a-new-session;/)
    expect(JSON.parse(text)).toEqual({
      pathname: '/login',
      sent: { email: 'lena@example.test', password: '' },
    })
  })

  it('are told of to whoever watches over the shop, as the calls of scripts are', async () => {
    events.length = 0
    await send({ origin: origin() })
    await ask('/login')
    expect(events.map(({ call, status }) => `${call} ${status}`)).toEqual(['POST /login 422'])
  })

  it.each([
    ['another site', 403, { origin: 'https://elsewhere.test' }, 'email=a'],
    ['a cross-site form', 403, { 'sec-fetch-site': 'cross-site' }, 'email=a'],
    ['a program that sends JSON', 415, { 'content-type': 'application/json' }, '{}'],
    ['a packed form', 415, { 'content-encoding': 'gzip' }, 'email=a'],
    ['text that nobody could keep', 400, {}, 'email=%00'],
    ['a field twice', 400, {}, 'email=a&email=b'],
    ['a field that is none', 422, {}, 'email[to]=a'],
    ['an endless field', 422, {}, `email=${'a'.repeat(1_001)}`],
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
