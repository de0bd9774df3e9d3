import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { givenArtwork } from '#adapters/postgres/testing/given-artworks.ts'
import { givenAccount, givenSession } from '#adapters/testing/given-accounts.ts'
import { password, registrationOf } from '#adapters/testing/identity/accounts-fixture.ts'
import { type RunningApi, runningApi } from '#adapters/testing/running-api.ts'
import { cardPayment, orderOf, sendOrder } from '#adapters/testing/shopping.ts'
import type {
  ArtistOrderView,
  InboxMessage,
  LedgerLineView,
  Waiting,
} from '#application/artist-dashboard/contract.ts'
import { nextPayday } from '#domain/fair-pay/payout.ts'

let api: RunningApi
beforeAll(async () => {
  api = await runningApi()
})
afterAll(() => api.close())

interface Refusal {
  readonly code?: string
  readonly fields?: Record<string, string>
}

/** An artist with a name of their own, signed in. */
async function artist() {
  const name = `Amina ${randomUUID()}`
  const userId = await givenAccount(api.database.sql, 'artist', name)
  const headers = { cookie: await givenSession(api.database.sql, userId) }
  const [row] = await api.database.sql<{ id: string }>('select id from artists where user_id = $1', [userId])
  const id = row?.id ?? ''
  return {
    name,
    id,
    get: <Body>(path: string) => api.call<Body>('GET', path, undefined, headers),
    put: <Body>(path: string, body: unknown) => api.call<Body & Refusal>('PUT', path, body, headers),
    post: <Body>(path: string, body?: unknown) => api.call<Body & Refusal>('POST', path, body, headers),
    file: () => fetch(`${api.url}/api/artist/ledger.csv`, { headers }),
    /** Somebody buys a work of theirs, in cents. @returns the order's number and key */
    async sells(price: number) {
      const work = await givenArtwork(api.database.sql, { title: 'Harbour', artist: name, price })
      return (await sendOrder(api, orderOf(work, await cardPayment(api)))).body
    },
  }
}

let amina: Awaited<ReturnType<typeof artist>>
beforeEach(async () => {
  amina = await artist()
})

const parcel = { carrier: 'DHL', trackingNumber: 'JD0146000045' }

describe('an artist’s orders', () => {
  it('are sent once, and the buyer is told by mail', async () => {
    const { id, number } = await amina.sells(64_000)
    const { body: waiting } = await amina.get<ArtistOrderView[]>('/artist/orders?status=waiting')
    expect(waiting).toMatchObject([{ number, subtotal: 640, fee: 96, artistReceives: 544 }])

    const sent = await amina.post<ArtistOrderView>(`/artist/orders/${number}/ship`, parcel)
    expect(sent).toMatchObject({ status: 200, body: { status: 'shipped', ...parcel } })
    expect(await amina.get(`/artist/orders/${number}`)).toMatchObject({ body: sent.body })
    const again = await amina.post(`/artist/orders/${number}/ship`, parcel)
    expect(again).toMatchObject({ status: 409, body: { code: 'already-shipped' } })

    const mails = await api.database.sql<{ recipient: string; subject: string; body: string }>(
      'select recipient, subject, body from outbox where event like $1',
      [`order-shipped:${id}:%`],
    )
    expect(mails).toMatchObject([{ recipient: 'lena@example.test' }])
    expect(mails[0]?.subject).toContain(number)
    expect(mails[0]?.body).toContain('DHL, JD0146000045')
  })

  it('are found by another carrier or number than was said, and the buyer is told that, too', async () => {
    const { number } = await amina.sells(64_000)
    const path = `/artist/orders/${number}`
    expect(await amina.put(`${path}/parcel`, parcel)).toMatchObject({
      status: 409,
      body: { code: 'parcel-not-on-its-way' },
    })
    await amina.post(`${path}/ship`, parcel)
    const corrected = { carrier: 'UPS', trackingNumber: '1Z999AA10123456784' }
    const now = await amina.put<ArtistOrderView>(`${path}/parcel`, corrected)
    expect(now).toMatchObject({ status: 200, body: { status: 'shipped', ...corrected } })
    expect(await amina.get(path)).toMatchObject({ body: now.body })
    const mails = await api.database.sql<{ recipient: string; body: string }>(
      "select recipient, body from outbox where event like 'parcel-corrected:%' and subject like $1",
      [`%${number}%`],
    )
    expect(mails).toMatchObject([{ recipient: 'lena@example.test' }])
    expect(mails[0]?.body).toContain('UPS, 1Z999AA10123456784')
    expect(await amina.put(`${path}/parcel`, { carrier: 'UPS', trackingNumber: '' })).toMatchObject({
      status: 422,
      body: { fields: { trackingNumber: 'Tracking number is required' } },
    })
  })

  it('are sent with a parcel that can be found, in the words of the form', async () => {
    const { number } = await amina.sells(100)
    const ship = (body: unknown) => amina.post(`/artist/orders/${number}/ship`, body)
    expect(await ship({ carrier: ' ', trackingNumber: '?' })).toMatchObject({
      status: 422,
      body: { fields: { carrier: 'Carrier is required', trackingNumber: 'Enter a valid tracking number' } },
    })
    for (const body of [{}, { ...parcel, carrier: 5 }, { ...parcel, trackingNumber: 'a\0b' }, 'DHL'])
      expect((await ship(body)).status).toBeOneOf([400, 422])
    expect(api.unforeseen()).toEqual([])
  })

  it('are nobody else’s', async () => {
    const brook = await artist()
    const { number } = await amina.sells(100)
    for (const each of [number, '0000-0000', 'none'])
      expect((await brook.get(`/artist/orders/${each}`)).status).toBe(404)
    expect((await brook.post(`/artist/orders/${number}/ship`, parcel)).status).toBe(404)
    expect((await brook.get('/artist/orders')).body).toEqual([])
  })
})

describe('an artist’s earnings', () => {
  it('agree with the ledger, also after a refund', async () => {
    await amina.sells(33_333)
    const { number, accessKey } = await amina.sells(1_999)
    await api.call('POST', `/orders/${number}/cancel?key=${accessKey}`)
    const month = new Date().toISOString().slice(0, 7)
    expect((await amina.get('/artist/earnings')).body).toEqual({
      sales: 353.32,
      refunded: 19.99,
      netSales: 333.33,
      fee: 50,
      earned: 283.33,
      paidOut: 0,
      balance: 283.33,
      nextPayout: { on: nextPayday(new Date()).toISOString().slice(0, 10), amount: expect.any(Number) },
      ordersToShip: 1,
      perMonth: [{ month, sales: 353.32, fee: 50, earned: 283.33 }],
    })
    const { body: lines, headers } = await amina.get<LedgerLineView[]>('/artist/ledger?limit=2')
    expect(lines).toMatchObject([
      { kind: 'refund', orderNumber: number, sales: -19.99, fee: -3, amount: -16.99 },
      { kind: 'sale', orderNumber: number, sales: 19.99, fee: 3, amount: 16.99 },
    ])
    expect(headers.get('X-Total-Count')).toBe('3')
    expect(headers.get('Link')).toMatch(/^<\/api\/artist\/ledger\?.*cursor=.*>; rel="next"$/)
  })

  it('come as a file with every line, however many there are', async () => {
    const { number } = await amina.sells(10_000)
    await api.database.sql(
      `insert into ledger_entries (order_id, kind, account, artist_id, amount_cents, sales_cents, at)
       select id, 'sale', account, case when account = 'artist' then $2::uuid end, cents, paid, date_trunc('milliseconds', now()) - step * interval '1 hour'
       from orders, generate_series(1, 249) as step, (values ('artist', 8500, 10000), ('buyer', -8500, 0)) as line(account, cents, paid)
       where number = $1`,
      [number, amina.id],
    )
    const response = await amina.file()
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="sanaa-ledger.csv"')
    const text = await response.text()
    const lines = text.trimEnd().split('\r\n')
    expect(lines).toHaveLength(251)
    expect(lines[0]).toContain('Date,Order,Kind,Sales in USD,Fee in USD,Your account in USD')
    expect(lines[1]).toMatch(new RegExp(`^\\d{4}-.*Z,${number},sale,100.00,15.00,85.00$`))
  })
})

describe('an artist’s messages', () => {
  const written = { name: 'Lena', email: 'lena@example.test', subject: 'A commission', text: 'Would you?' }
  async function received(): Promise<InboxMessage> {
    await api.call('POST', `/artists/${amina.id}/messages`, written)
    const [message] = (await amina.get<InboxMessage[]>('/artist/messages')).body
    if (!message) throw new Error('No message has come.')
    return message
  }

  it('are answered by a mail, and neither side sees the other’s address', async () => {
    const message = await received()
    expect(message).toMatchObject({ from: 'Lena', subject: 'A commission', text: 'Would you?', read: false })
    const path = `/artist/messages/${message.id}`
    const answered = await amina.post<InboxMessage>(`${path}/answer`, { text: ' Gladly. ' })
    expect(answered).toMatchObject({ status: 200, body: { read: true, answers: [{ text: 'Gladly.' }] } })
    expect(JSON.stringify(answered.body)).not.toContain('lena@example.test')

    const [mail] = await api.database.sql<Record<string, string>>(
      `select recipient, subject, body, html from outbox where event like 'message-answer:%' and subject like $1`,
      [`${amina.name}%`],
    )
    expect(mail).toMatchObject({ recipient: 'lena@example.test' })
    expect(mail?.body).toContain('> Gladly.')
    expect(JSON.stringify(mail)).not.toContain(`${amina.id}@example.test`)
  })

  it('forget who wrote them when that account is deleted, and cannot be answered any more', async () => {
    const lena = api.browser()
    const email = `lena-${randomUUID()}@example.test`
    await lena.call('POST', '/auth/register', registrationOf(email))
    await lena.call('POST', `/artists/${amina.id}/messages`, {
      subject: 'Larger?',
      text: 'Would you make one?',
    })
    expect((await lena.call('DELETE', '/users/profile', { password })).status).toBe(204)
    const [message] = (await amina.get<InboxMessage[]>('/artist/messages')).body
    expect(message).toMatchObject({ from: 'Deleted account', text: 'Would you make one?' })
    const answer = await amina.post(`/artist/messages/${message?.id}/answer`, { text: 'Gladly.' })
    expect(answer).toMatchObject({ status: 409, body: { code: 'sender-gone' } })
    expect(await api.database.sql('select from messages where sender_email = $1', [email])).toEqual([])
  })

  it('are marked as read, and are nobody else’s', async () => {
    const { id } = await received()
    const brook = await artist()
    for (const each of [id, randomUUID(), 'none']) {
      expect((await brook.post(`/artist/messages/${each}/read`)).status).toBe(404)
      expect((await brook.post(`/artist/messages/${each}/answer`, { text: 'Hello' })).status).toBe(404)
    }
    const waiting = async () => (await amina.get<Waiting>('/artist/waiting')).body.messages
    const before = await waiting()
    expect((await amina.post(`/artist/messages/${id}/read`)).status).toBe(204)
    expect(await waiting()).toBe(before - 1)
    expect((await amina.get<InboxMessage[]>('/artist/messages')).body).toMatchObject([{ id, read: true }])
  })

  it('need an answer that says something, and not a whole book', async () => {
    const { id } = await received()
    const answer = (text: unknown) => amina.post(`/artist/messages/${id}/answer`, { text })
    expect((await answer('  ')).body.fields).toEqual({ text: 'Answer is required' })
    expect((await answer('x'.repeat(5_001))).body.fields).toEqual({
      text: 'Answer must be at most 5,000 characters',
    })
    for (const text of [5, null, 'a\0b']) expect((await answer(text)).status).toBeOneOf([400, 422])
    expect(api.unforeseen()).toEqual([])
  })
})

it('tells whoever is no artist that there is no such service', async () => {
  const cookie = await givenSession(api.database.sql, await givenAccount(api.database.sql, 'user'))
  expect(await api.call('GET', '/artist/earnings')).toMatchObject({ status: 401 })
  for (const path of ['/artist/earnings', '/artist/waiting', '/artist/claims'])
    expect(await api.call('GET', path, undefined, { cookie })).toMatchObject({ status: 404 })
})
