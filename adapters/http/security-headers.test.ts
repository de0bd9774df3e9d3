import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningApi, runningApi } from '#adapters/testing/running-api.ts'
import { builtFiles } from './pages/built-files.ts'
import { RequestError } from './request-error.ts'
import { koaServer } from './testing/koa-server.ts'

const plain = koaServer()
const withCards = koaServer({
  cardSources: {
    scripts: ['https://cards.test'],
    frames: ['https://cards.test', 'https://banks.test'],
    connections: ['https://api.cards.test'],
  },
})

const wherePaid = [
  '/checkout',
  '/checkout/',
  '/Checkout',
  '/checkout/confirmed?order=4829-1736&key=secret',
  '/orders/4829-1736?key=secret',
  '/orders/back-from-the-bank?payment_intent=pi_1',
]
const elsewhere = ['/', '/cart', '/orders/4829-1736/receipt', '/profile/orders', '/checkouts', '/api/works']

const headersOf = async (shop: ReturnType<typeof koaServer>, path: string) => {
  const { headers } = await shop.ask(path)
  return {
    policy: String(headers['content-security-policy']),
    opener: headers['cross-origin-opener-policy'],
    features: String(headers['permissions-policy']),
  }
}

describe('where a card’s provider has a script of its own', () => {
  it.each(wherePaid)('%s lets it in, with its frames and calls', async (path) => {
    const { policy, opener, features } = await headersOf(withCards, path)
    expect(features).toContain('payment=(self "https://cards.test" "https://banks.test")')
    expect(features).toContain('camera=()')
    expect(policy).toContain("script-src 'self' https://cards.test;")
    expect(policy).toContain("frame-src 'self' https://cards.test https://banks.test;")
    expect(policy).toContain("connect-src 'self' https://api.cards.test;")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(opener).toBe('same-origin-allow-popups')
  })

  it.each(elsewhere)('%s is as closed as without', async (path) => {
    const { policy, opener, features } = await headersOf(withCards, path)
    expect(features).toMatch(/payment=\(\)$/)
    expect(policy).toBe((await headersOf(plain, '/')).policy)
    expect(policy).not.toContain('cards.test')
    expect(opener).toBe('same-origin')
  })
})

it.each([...wherePaid, ...elsewhere])('without one %s lets nobody in', async (path) => {
  const { policy, opener } = await headersOf(plain, path)
  expect(policy).toContain("script-src 'self';")
  expect(policy).not.toContain('https:')
  expect(opener).toBe('same-origin')
})

describe('the whole server', () => {
  let folder = ''
  let api: RunningApi
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'headers-'))
    await mkdir(join(folder, 'assets'))
    await writeFile(join(folder, 'assets', 'script.js'), 'export {}')
    api = await runningApi(
      {},
      {
        files: [builtFiles(folder, folder)],
        createRenderer: () => async (request) => {
          if (request.url.endsWith('/cart')) throw new RequestError(404, 'not-found', 'Nothing hangs here.')
          return {
            status: 200,
            headers: {},
            body: Buffer.from('<style>main{color:red}</style><noscript><style>a{}</style></noscript>'),
            sheets: ['main{color:red}', 'a{}'],
          }
        },
      },
    )
  })
  afterAll(async () => {
    await api.close()
    await rm(folder, { recursive: true })
  })

  it.each([
    ['a page', '/terms', 2],
    ['a page that is kept', '/about', 2],
    ['a page that says what went wrong', '/cart', 1],
    ['the description of the API', '/api/docs', 1],
    ['the mailbox', '/dev/mailbox', 1],
    ['what is no page', '/api/artworks', 0],
  ])('lets the sheets of style in that stand in %s, and no others', async (what, path, sheets) => {
    for (const time of ['made', 'given again']) {
      const answer = await fetch(api.url + path)
      const policy = answer.headers.get('content-security-policy') ?? ''
      const inThere = [...(await answer.text()).matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(
        ([, sheet = '']) => `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`,
      )
      expect([what, time, inThere.length]).toEqual([what, time, sheets])
      expect(policy).toContain(`; ${["style-src 'self'", ...inThere].join(' ')};`)
      expect(policy).not.toMatch(/unsafe|nonce|\*/)
    }
  })

  it.each([
    ['a page', '/terms'],
    ['a page that is kept', '/about'],
    ['an answer that is kept', '/api/artworks'],
    ['an answer', '/api/auth/profile'],
    ['a file', '/assets/script.js'],
    ['a file that is not there', '/assets/nothing.js'],
    ['a picture that is not there', `/media/${'a'.repeat(64)}/640`],
    ['whether all is well', '/health/live'],
  ])('shuts others out of %s, the second time as well', async (what, path) => {
    for (const _ of ['made', 'given again']) {
      const { headers } = await fetch(api.url + path)
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('permissions-policy')).toContain('camera=()')
      expect(headers.has('x-request-id')).toBe(!what.endsWith('is kept'))
    }
  })

  it.each(['/install/tile-192.png', '/favicon.ico'])('lets others show the icon %s', async (path) => {
    const { status, headers } = await fetch(api.url + path)
    expect([status, headers.get('cross-origin-resource-policy')]).toEqual([200, 'cross-origin'])
  })
})
