import { randomUUID } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { givenAccount, givenSession } from '#adapters/testing/given-accounts.ts'
import { type RunningApi, runningApi } from '#adapters/testing/running-api.ts'
import type { StatementView } from '#application/payouts/statements-contract.ts'
import type { InDollars } from '#domain/shared/money.ts'

let api: RunningApi
beforeAll(async () => {
  api = await runningApi()
})
afterEach(() => expect(api.unforeseen()).toEqual([]))
afterAll(() => api.close())

async function artistSignedIn() {
  const user = await givenAccount(api.database.sql, 'artist', `Artist ${randomUUID()}`)
  const headers = { cookie: await givenSession(api.database.sql, user) }
  const [artist] = await api.database.sql<{ id: string }>('select id from artists where user_id = $1', [user])
  return {
    id: artist?.id ?? '',
    get: <Body>(path: string) => api.call<Body>('GET', path, undefined, headers),
    file: (path: string) => fetch(`${api.url}/api${path}`, { headers }),
  }
}

/** A posting of an order, or of none: what the buyer paid, or got back, and what of it is the artist's. */
async function posted(artistId: string, at: string, kind: 'sale' | 'refund', sales: number, amount: number) {
  const number = `n-${randomUUID().slice(0, 8)}`
  await api.database.sql(
    `with placed as (
       insert into orders (id, number, email, status, method, payment_status, shipping, fee_percent,
         access_key_digest, placed_at, expires_at)
       values (gen_random_uuid(), $6, 'p@example.test', 'paid', 'card', 'paid', '{}', 15, '', $2, $2) returning id)
     insert into ledger_entries (order_id, kind, account, artist_id, amount_cents, sales_cents, at)
     select placed.id, $3, account, artist, cents, sales, $2::timestamptz
     from placed, (values ('buyer', null::uuid, -$4::int, 0), ('artist', $1::uuid, $5::int, $4::int),
       ('platform', null, $4::int - $5::int, 0)) as line (account, artist, cents, sales)`,
    [artistId, at, kind, sales, amount, number],
  )
}

async function amina() {
  const artist = await artistSignedIn()
  await posted(artist.id, '2024-12-31T23:59:59.999Z', 'sale', 10_000, 8_500)
  await posted(artist.id, '2025-01-01T00:00:00Z', 'sale', 33_333, 28_333)
  await posted(artist.id, '2025-01-31T23:59:59Z', 'refund', -10_000, -8_500)
  await posted(artist.id, '2025-11-15T12:00:00Z', 'sale', 4_550, 3_868)
  return artist
}

describe('a statement', () => {
  it('tells of its month in UTC, in dollars, and of nobody else', async () => {
    const [artist, other] = [await amina(), await amina()]
    const { status, body, headers } = await artist.get<InDollars<StatementView>>('/artist/payouts/2025-01')
    expect(status).toBe(200)
    expect(headers.get('Cache-Control')).toBe('private, no-store')
    expect(body).toMatchObject({
      artist: { id: artist.id },
      month: '2025-01',
      isOver: true,
      until: '2025-02-01T00:00:00.000Z',
      opening: 85,
      sales: 333.33,
      refunds: -100,
      fee: 35,
      earned: 198.33,
      payouts: 0,
      closing: 283.33,
      lines: [
        { kind: 'sale', sales: 333.33, fee: 50, amount: 283.33, payout: null },
        { kind: 'refund', sales: -100, fee: -15, amount: -85 },
      ],
    })
    expect((await other.get<StatementView>('/artist/payouts/2025-01')).body.closing).toBe(283.33)
  })

  it('comes as a PDF that bears the name of its month', async () => {
    const answer = await (await amina()).file('/artist/payouts/2025-01.pdf')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Type')).toBe('application/pdf')
    expect(answer.headers.get('Content-Disposition')).toContain('sanaa-statement-2025-01.pdf')
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  })

  it('of each month of a year stands in a table that agrees with the books', async () => {
    const artist = await amina()
    const answer = await artist.file('/artist/payouts/2025.csv')
    expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('Content-Disposition')).toContain('sanaa-statements-2025.csv')
    const rows: Record<string, string>[] = parse(Buffer.from(await answer.arrayBuffer()), {
      columns: true,
      bom: true,
      record_delimiter: '\r\n',
    })
    const cents = (row: Record<string, string> | undefined, name: string) =>
      Math.round(Number(row?.[`${name} in USD`]) * 100)
    expect(rows.map(({ Month }) => Month)).toEqual(
      Array.from({ length: 12 }, (_, nth) => `2025-${String(nth + 1).padStart(2, '0')}`),
    )
    rows.forEach((row, nth) => {
      const before = nth === 0 ? 8_500 : cents(rows[nth - 1], 'Closing balance')
      expect(cents(row, 'Opening balance')).toBe(before)
      expect(before + cents(row, 'Your part') + cents(row, 'Payouts')).toBe(cents(row, 'Closing balance'))
      expect(cents(row, 'Sales') + cents(row, 'Refunds') - cents(row, 'Fee')).toBe(cents(row, 'Your part'))
    })
    const [books] = await api.database.sql<{ sum: number }>(
      `select sum(amount_cents)::int as sum from ledger_entries where artist_id = $1 and at < '2026-01-01Z'`,
      [artist.id],
    )
    expect(cents(rows.at(-1), 'Closing balance')).toBe(books?.sum)
  })

  it.each(['2025-13', '2199-01', 'none', '2025-1', '2199-01.pdf', '2025-13.pdf', '2199.csv', '20x5.csv'])(
    'is not there for %s',
    async (what) => {
      expect((await (await artistSignedIn()).file(`/artist/payouts/${what}`)).status).toBe(404)
    },
  )

  it.each(['2025-01', '2025-01.pdf', '2025.csv'])('of %s is for artists alone', async (what) => {
    const path = `/api/artist/payouts/${what}`
    expect((await fetch(api.url + path)).status).toBe(401)
    const cookie = await givenSession(api.database.sql, await givenAccount(api.database.sql, 'user', 'Lena'))
    expect((await fetch(api.url + path, { headers: { cookie } })).status).toBe(404)
  })
})
