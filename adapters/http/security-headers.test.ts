import { describe, expect, it } from 'vitest'
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
  }
}

describe('where a card’s provider has a script of its own', () => {
  it.each(wherePaid)('%s lets it in, with its frames and calls', async (path) => {
    const { policy, opener } = await headersOf(withCards, path)
    expect(policy).toContain("script-src 'self' https://cards.test;")
    expect(policy).toContain("frame-src 'self' https://cards.test https://banks.test;")
    expect(policy).toContain("connect-src 'self' https://api.cards.test;")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(opener).toBe('same-origin-allow-popups')
  })

  it.each(elsewhere)('%s is as closed as without', async (path) => {
    const { policy, opener } = await headersOf(withCards, path)
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
