import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { givenArtwork } from '#adapters/postgres/testing/given-artworks.ts'
import { type RunningApi, runningApi } from '#adapters/testing/running-api.ts'
import { cardPayment, orderOf, sendOrder } from '#adapters/testing/shopping.ts'

let api: RunningApi
beforeAll(async () => {
  api = await runningApi()
})
afterEach(() => expect(api.unforeseen()).toEqual([]))
afterAll(() => api.close())

interface Receipt {
  readonly total: number
  readonly parts: readonly { readonly artistReceives: number; readonly fee: number }[]
  readonly refunds: readonly { readonly amount: number }[]
  readonly kept: number
}

async function bought(payment?: object) {
  const id = await givenArtwork(api.database.sql, { title: 'Harbour', stock: 2, price: 64_000 })
  const request = orderOf(id, await cardPayment(api))
  const { body } = await sendOrder(api, payment ? { ...request, payment } : request)
  const address = `/orders/${body.number}`
  return { address, key: `?key=${body.accessKey}` }
}
const byBank = { method: 'atm', bankName: 'Equity', accountNumber: '12345678' }

const file = (address: string) => fetch(`${api.url}/api${address}`)

describe('GET /orders/{number}/receipt', () => {
  it('tells in dollars what was paid and who received it', async () => {
    const { address, key } = await bought()
    const { status, body, headers } = await api.call<Receipt>('GET', `${address}/receipt${key}`)
    expect({ status, kept: headers.get('Cache-Control') }).toEqual({ status: 200, kept: 'private, no-store' })
    expect(body).toMatchObject({
      total: 640,
      parts: [{ artistReceives: 544, fee: 96 }],
      refunds: [],
      kept: 640,
    })
  })

  it('tells what went back', async () => {
    const { address, key } = await bought()
    await api.call('POST', `${address}/cancel${key}`)
    const { body } = await api.call<Receipt>('GET', `${address}/receipt${key}`)
    expect(body).toMatchObject({
      total: 640,
      refunds: [{ amount: 640, fromArtists: 544, fromPlatform: 96 }],
      kept: 0,
    })
  })
})

describe('GET /orders/{number}/receipt.pdf', () => {
  it('is a file that bears the number of the order, and is the same each time', async () => {
    const { address, key } = await bought()
    const [once, again] = [
      await file(`${address}/receipt.pdf${key}`),
      await file(`${address}/receipt.pdf${key}`),
    ]
    expect(once.status).toBe(200)
    expect(once.headers.get('Content-Type')).toBe('application/pdf')
    expect(once.headers.get('Content-Disposition')).toContain(
      `sanaa-receipt-${address.split('/').at(-1)}.pdf`,
    )
    const bytes = Buffer.from(await once.arrayBuffer())
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(bytes.equals(Buffer.from(await again.arrayBuffer()))).toBe(true)
  })

  it('cannot be had too often', async () => {
    const slow = await runningApi({ triesFactor: 1 })
    try {
      const ask = () => fetch(`${slow.url}/api/orders/4829-1736/receipt.pdf?key=${randomUUID()}`)
      for (let nth = 0; nth < 60; nth += 1) expect((await ask()).status).toBe(404)
      const { status, headers } = await ask()
      expect(status).toBe(429)
      expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
    } finally {
      await slow.close()
    }
  })
})

describe.each(['/receipt', '/receipt.pdf'])('GET /orders/{number}%s', (path) => {
  it('answers 409 as long as nothing was paid', async () => {
    const { address, key } = await bought(byBank)
    const { status, body } = await api.call<{ code: string }>('GET', `${address}${path}${key}`)
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'order-not-paid' })
  })

  it('answers 404 to another key, and 401 to a visitor without one', async () => {
    const { address } = await bought()
    expect((await api.call('GET', `${address}${path}?key=${randomUUID()}`)).status).toBe(404)
    expect((await api.call('GET', `${address}${path}`)).status).toBe(401)
  })
})
