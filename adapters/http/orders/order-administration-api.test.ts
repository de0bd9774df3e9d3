import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statisticsClient } from '#adapters/http-client/admin-client.ts'
import { httpCaller } from '#adapters/http-client/call.ts'
import { givenArtwork } from '#adapters/postgres/testing/given-artworks.ts'
import { givenAccount, givenSession } from '#adapters/testing/given-accounts.ts'
import { type RunningApi, runningApi } from '#adapters/testing/running-api.ts'
import { cardPayment, orderOf, sendKeptOrder, sendOrder } from '#adapters/testing/shopping.ts'
import type { Series } from '#application/admin/statistics-contract.ts'
import type { OrderRequest, OrderView } from '#application/orders/contract.ts'

let api: RunningApi
let adminId: string
let headers: Readonly<Record<string, string>>
beforeAll(async () => {
  api = await runningApi()
  adminId = await givenAccount(api.database.sql, 'admin', 'Wanjiru Kamau')
  headers = { cookie: await givenSession(api.database.sql, adminId) }
})
afterAll(() => api.close())

const transfer: OrderRequest['payment'] = { method: 'atm', bankName: 'Equity', accountNumber: '12345678' }
const get = <Body>(path: string) => api.call<Body>('GET', path, undefined, headers)
const post = (number: string, what: string) =>
  api.call<OrderView & { code?: string }>('POST', `/admin/orders/${number}/${what}`, undefined, headers)

async function ordered(payment?: OrderRequest['payment'], title = 'Harbour') {
  const work = await givenArtwork(api.database.sql, { title, price: 64_000 })
  const request = orderOf(work, payment ?? (await cardPayment(api)))
  const order =
    payment === transfer ? await sendKeptOrder(api, request) : (await sendOrder(api, request)).body
  return { ...order, work }
}
const log = (number: string) =>
  api.database.sql(
    `select admin_id, action, subject_kind, before, after from audit_entries where subject_name = $1 order by at, id`,
    [number],
  )
const stockOf = async (id: string) =>
  (await api.database.sql<{ stock: number }>('select stock from artworks where id = $1', [id]))[0]?.stock
const mails = async (id: string) =>
  (
    await api.database.sql<{ event: string }>('select event from outbox where event like $1 order by 1', [
      `%:${id}`,
    ])
  ).map(({ event }) => event.split(':')[0])
const jobs = async (reference: string | null) =>
  (
    await api.database.sql<{ name: string }>(`select name from jobs.job where data->>'reference' = $1`, [
      reference,
    ])
  ).map(({ name }) => name)

describe('the orders of all', () => {
  it('are found by number, address and name, by status, and page by page', async () => {
    const { number, accessKey: _key, work: _work, ...order } = await ordered()
    const found = await get<OrderView[]>(`/admin/orders?q=${number}`)
    expect(found.body).toEqual([{ ...order, number, email: 'lena@example.test' }])
    expect(found.headers.get('X-Total-Count')).toBe('1')
    expect((await get(`/admin/orders/${number}`)).body).toEqual(found.body[0])
    expect((await get<[]>(`/admin/orders?q=${number}&status=cancelled`)).body).toEqual([])
    const page = await get<OrderView[]>('/admin/orders?q=OKORO&status=paid&limit=1')
    expect(page.body).toHaveLength(1)
    await ordered()
    const first = await get<OrderView[]>('/admin/orders?q=lena@example&limit=1')
    expect(first.headers.get('Link')).toContain('</api/admin/orders?q=lena%40example&limit=1&cursor=')
  })

  it('refuse what makes no sense, and are never at fault themselves', async () => {
    for (const query of ['status=lost', 'limit=0', 'cursor=x', 'q=%00', `q=${'x'.repeat(201)}`])
      expect((await get(`/admin/orders?${query}`)).status).toBe(400)
    for (const number of ['0000-0000', 'none', '%00'])
      expect((await get(`/admin/orders/${number}`)).status).toBeOneOf([400, 404])
    expect((await get('/admin/orders?q=%25_%5C')).status).toBe(200)
    expect(api.unforeseen()).toEqual([])
  })
})

describe('a bank transfer that has arrived', () => {
  it('pays its order, books it, tells the buyer, and is written down', async () => {
    const { id, number } = await ordered(transfer)
    expect(await post(number, 'mark-paid')).toMatchObject({
      status: 200,
      body: { status: 'paid', payment: { status: 'paid' } },
    })
    expect(await mails(id)).toEqual(['order-confirmed', 'order-received', 'order-to-confirm'])
    const booked = await api.database.sql('select 1 from ledger_entries where order_id = $1', [id])
    expect(booked).toHaveLength(3)
    expect(await log(number)).toEqual([
      {
        admin_id: adminId,
        action: 'transfer-received',
        subject_kind: 'order',
        before: { status: 'awaiting-payment', paymentStatus: 'pending' },
        after: { status: 'paid', paymentStatus: 'paid' },
      },
    ])
    expect(await post(number, 'mark-paid')).toMatchObject({ status: 409 })
    expect(await log(number)).toHaveLength(1)
  })

  it('is none where the order is paid another way', async () => {
    const { number } = await ordered({ method: 'mpesa', phoneNumber: '254712345678' })
    expect(await post(number, 'mark-paid')).toMatchObject({ status: 409, body: { code: 'no-bank-transfer' } })
    expect(await log(number)).toEqual([])
  })
})

describe('a refund', () => {
  it('takes the order out of the books, moves the money back, and is given once', async () => {
    const { id, number, work } = await ordered()
    const answers = await Promise.all([post(number, 'refund'), post(number, 'refund')])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    const [books] = await api.database.sql<{ sum: number; lines: number }>(
      `select sum(amount_cents) filter (where account = 'artist')::int as sum, count(*)::int as lines
       from ledger_entries where order_id = $1`,
      [id],
    )
    expect(books).toEqual({ sum: 0, lines: 6 })
    const [kept] = await api.database.sql<{ reference: string }>(
      'select payment_reference as reference from orders where id = $1',
      [id],
    )
    expect(await jobs(kept?.reference ?? null)).toContain('give-back-payment')
    expect(await stockOf(work)).toBe(1)
    expect(await mails(id)).toContain('order-refunded')
    expect(await log(number)).toMatchObject([{ action: 'order-refunded', after: { status: 'refunded' } }])
  })

  it('of what is on its way gives no work back to be sold again', async () => {
    const artist = await givenAccount(api.database.sql, 'artist', 'Zawadi Mrisho')
    const cookie = await givenSession(api.database.sql, artist)
    const work = await givenArtwork(api.database.sql, { title: 'Sent', artist: 'Zawadi Mrisho' })
    const { number } = (await sendOrder(api, orderOf(work, await cardPayment(api)))).body
    const parcel = { carrier: 'DHL', trackingNumber: 'JD0146' }
    await api.call('POST', `/artist/orders/${number}/ship`, parcel, { cookie })
    expect(await post(number, 'cancel')).toMatchObject({ status: 409 })
    expect(await post(number, 'refund')).toMatchObject({
      status: 200,
      body: { status: 'refunded', fulfilments: [{ status: 'shipped' }] },
    })
    expect(await stockOf(work)).toBe(0)
  })

  it('of a bank transfer is left to a person, who is asked by mail', async () => {
    const { id, number } = await ordered(transfer)
    await post(number, 'mark-paid')
    await post(number, 'refund')
    expect(await mails(id)).toContain('refund-due')
  })
})

describe('cancelling', () => {
  it('ends an unpaid order, gives its works back, and tells the buyer', async () => {
    const { id, number, work } = await ordered(transfer)
    expect(await post(number, 'cancel')).toMatchObject({ status: 200, body: { status: 'cancelled' } })
    expect(await stockOf(work)).toBe(1)
    expect(await mails(id)).toContain('order-cancelled')
    expect(await log(number)).toMatchObject([{ action: 'order-cancelled', after: { status: 'cancelled' } }])
    expect(await post(number, 'cancel')).toMatchObject({ status: 409 })
    expect(await post(number, 'refund')).toMatchObject({ status: 409 })
  })
})

it('is counted in dollars by the API, and in cents by whoever reads it through the contract', async () => {
  await ordered()
  const [booked] = await api.database.sql<{ cents: number }>(
    `select -sum(amount_cents)::int as cents from ledger_entries where account = 'buyer'`,
  )
  const cents = booked?.cents ?? 0
  const revenue = await get<Series>('/admin/stats/series?of=revenue&period=month')
  expect([revenue.body.total, revenue.body.perPeriod.at(-1)?.count]).toEqual([cents / 100, cents / 100])

  const admin: typeof fetch = (asked, init) => fetch(asked, { ...init, headers })
  const statistics = statisticsClient(httpCaller({ origin: api.url, fetch: admin }))
  const { total, perPeriod } = await statistics.revenue('month')
  expect([total, perPeriod.at(-1)?.count]).toEqual([cents, cents])
  expect((await statistics.money()).revenue).toBe(cents)
  expect((await statistics.over('orders', 'month')).total).toBeGreaterThan(0)
})
