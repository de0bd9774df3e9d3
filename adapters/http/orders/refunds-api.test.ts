import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { httpCaller } from '#adapters/http-client/call.ts'
import { orderAdministrationClient } from '#adapters/http-client/order-administration-client.ts'
import { givenArtwork } from '#adapters/postgres/testing/given-artworks.ts'
import { givenAccount, givenSession } from '#adapters/testing/given-accounts.ts'
import { type RunningApi, runningApi } from '#adapters/testing/running-api.ts'
import { cardPayment, orderOf, sendOrder } from '#adapters/testing/shopping.ts'
import type { ArtistOrderView } from '#application/artist-dashboard/contract.ts'
import type { OrderView } from '#application/orders/contract.ts'

let api: RunningApi
let headers: Readonly<Record<string, string>>
beforeAll(async () => {
  api = await runningApi()
  const adminId = await givenAccount(api.database.sql, 'admin', 'Wanjiru Kamau')
  headers = { cookie: await givenSession(api.database.sql, adminId) }
})
afterAll(() => api.close())

const refund = (number: string, body: unknown, more: Readonly<Record<string, string>> = {}) =>
  api.call<OrderView & { code?: string; fields?: object }>('POST', `/admin/orders/${number}/refund`, body, {
    ...headers,
    ...more,
  })

/** A paid order of three pieces at $45.50. */
async function ordered(artist = 'Amina Njoroge') {
  const work = await givenArtwork(api.database.sql, { title: 'Salt', price: 4_550, stock: 3, artist })
  const order = orderOf(work, await cardPayment(api))
  const items = order.items.map((item) => ({ ...item, quantity: 3 }))
  const { body } = await sendOrder(api, { ...order, items })
  return { ...body, work }
}

describe('a refund over HTTP', () => {
  it('goes by works, by an amount in dollars, and by the rest of all', async () => {
    const { id, number, work, total } = await ordered()
    expect(total).toBe(136.5)
    expect(await refund(number, { lines: [{ artworkId: work.toUpperCase(), quantity: 1 }] })).toMatchObject({
      status: 200,
      body: { left: 91, payment: { status: 'partly-refunded' }, items: [{ quantity: 3, givenBack: 1 }] },
    })
    expect(await refund(number, { amount: 0.01, left: 91 })).toMatchObject({
      status: 200,
      body: { left: 90.99 },
    })
    expect(await refund(number, { amount: 0.01 })).toMatchObject({ status: 200, body: { left: 90.98 } })
    const ended = await refund(number, {})
    expect(ended).toMatchObject({ status: 200, body: { status: 'refunded', left: 0 } })
    expect(ended.body.refunds.map(({ amount }) => amount)).toEqual([45.5, 0.01, 0.01, 90.98])

    // Two of the same amount are two for the gateway, too.
    const jobs = await api.database.sql<{ amount: number; key: string }>(
      `select (data->>'amount')::int as amount, data->>'key' as key from jobs.job
       where name = 'give-back-payment' and data->>'reference' = (select payment_reference from orders where id = $1)`,
      [id],
    )
    expect(jobs.map(({ amount }) => amount).toSorted((one, other) => one - other)).toEqual([
      1, 1, 4_550, 9_098,
    ])
    expect(new Set(jobs.map(({ key }) => key)).size).toBe(4)
  })

  it('is in cents for whoever asks through the contract', async () => {
    const { number, work } = await ordered()
    const asAdmin: typeof fetch = (asked, init) =>
      fetch(asked, { ...init, headers: { ...headers, ...(init?.headers as Record<string, string>) } })
    const orders = orderAdministrationClient(httpCaller({ origin: api.url, fetch: asAdmin }))
    expect(await orders.refund(number, { amount: 50, left: 13_650 })).toMatchObject({ left: 13_600 })
    expect(await orders.refund(number, { lines: [{ artworkId: work, quantity: 1 }] })).toMatchObject({
      left: 9_050,
      refunds: [{ amount: 50 }, { amount: 4_550 }],
    })
    expect(await orders.refund(number)).toMatchObject({ status: 'refunded' })
  })

  it('that nobody could give says in which field, and gives nothing', async () => {
    const { number, work } = await ordered()
    const one = { artworkId: work, quantity: 1 }
    const refused: [unknown, string][] = [
      [{ amount: 136.51 }, 'amount'],
      [{ amount: 0 }, 'amount'],
      [{ amount: -1 }, 'amount'],
      [{ amount: 1.001 }, 'amount'],
      [{ amount: '1' }, 'amount'],
      [{ amount: 1, lines: [one] }, 'amount'],
      [{ lines: [] }, 'lines'],
      [{ lines: [{ ...one, quantity: 0 }] }, 'lines.0.quantity'],
      [{ lines: [{ ...one, quantity: 4 }] }, 'lines'],
      [{ lines: [one, one] }, 'lines'],
      [{ lines: [{ ...one, artworkId: 'none' }] }, 'lines'],
      [{ lines: [{ ...one, price: 1 }] }, 'lines.0.price'],
      [{ line: [one] }, 'line'],
      [{ amout: 1 }, 'amout'],
    ]
    for (const [body, field] of refused) {
      const answer = await refund(number, body)
      expect([JSON.stringify(body), answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([
        JSON.stringify(body),
        422,
        [field],
      ])
    }
    for (const body of [[], 'all', 1]) expect((await refund(number, body)).status).toBeOneOf([400, 415, 422])
    const { body } = await api.call<OrderView>('GET', `/admin/orders/${number}`, undefined, headers)
    expect(body).toMatchObject({ left: 136.5, refunds: [] })
    expect(api.unforeseen()).toEqual([])
  })

  it('that two admins want, who saw the same, is given once', async () => {
    const { number } = await ordered()
    const answers = await Promise.all([
      refund(number, { amount: 10, left: 136.5 }),
      refund(number, { amount: 10, left: 136.5 }),
    ])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('order-changed')
  })

  it('that is asked for again under its key, after a lost answer, is given once', async () => {
    const { number } = await ordered()
    const key = { 'idempotency-key': 'the-answer-got-lost' }
    for (let time = 0; time < 2; time++)
      expect(await refund(number, { amount: 10 }, key)).toMatchObject({ status: 200, body: { left: 126.5 } })
    const log = await api.database.sql('select 1 from audit_entries where subject_name = $1', [number])
    expect(log).toHaveLength(1)
    for (const body of [{ amount: 5 }, {}, { amount: 200 }])
      expect(await refund(number, body, key)).toMatchObject({
        status: 409,
        body: { code: 'idempotency-key-reused' },
      })
    expect(await refund(number, { amount: 10, left: 126.5 }, key)).toMatchObject({
      status: 200,
      body: { left: 126.5 },
    })
    expect(await refund(number, { amount: 5 }, { 'idempotency-key': '2' })).toMatchObject({ status: 422 })
    // Keys are of an order.
    const other = await ordered()
    expect(await refund(other.number, { amount: 10 }, key)).toMatchObject({ body: { left: 126.5 } })
  })

  it('is written into the log step by step', async () => {
    const { number } = await ordered()
    await refund(number, { amount: 10 })
    await refund(number, { amount: 20 })
    const log = await api.database.sql(
      'select action, before, after from audit_entries where subject_name = $1 order by position',
      [number],
    )
    expect(log).toEqual([
      {
        action: 'order-refunded',
        before: { status: 'paid', paymentStatus: 'paid' },
        after: { status: 'paid', paymentStatus: 'partly-refunded', givenBack: '$10.00' },
      },
      {
        action: 'order-refunded',
        before: { status: 'paid', paymentStatus: 'partly-refunded', givenBack: '$10.00' },
        after: { status: 'paid', paymentStatus: 'partly-refunded', givenBack: '$30.00' },
      },
    ])
  })

  it('shows the artist what is left to send and to earn', async () => {
    const artist = await givenAccount(api.database.sql, 'artist', 'Zawadi Mrisho')
    const cookie = await givenSession(api.database.sql, artist)
    const { number, work } = await ordered('Zawadi Mrisho')
    const part = async () =>
      (await api.call<ArtistOrderView>('GET', `/artist/orders/${number}`, undefined, { cookie })).body
    await refund(number, { lines: [{ artworkId: work, quantity: 1 }] })
    expect(await part()).toMatchObject({
      status: 'waiting',
      items: [{ quantity: 3, givenBack: 1, inParcel: 2 }],
      subtotal: 136.5,
      refunded: 45.5,
      fee: 13.65,
      artistReceives: 77.35,
    })
    await refund(number, { amount: 91 })
    expect(await part()).toMatchObject({ status: 'cancelled', refunded: 136.5, fee: 0, artistReceives: 0 })
  })
})
