import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { givenArtwork } from '#adapters/postgres/testing/given-artworks.ts'
import { takingRealMoney } from '#adapters/testing/artist-dashboard/play-money.suite.ts'
import { givenAccount, givenSession } from '#adapters/testing/given-accounts.ts'
import { type RunningApi, runningApi } from '#adapters/testing/running-api.ts'

let api: RunningApi
beforeAll(async () => {
  api = await runningApi(takingRealMoney)
})
afterAll(() => api.close())

/** An order of $100.00 that only the sandbox was paid for, and that its buyer has had for long. */
async function played(): Promise<void> {
  const { sql } = api.database
  const work = await givenArtwork(sql, { title: 'Kiln' })
  const [order, attempt] = [randomUUID(), randomUUID()]
  await sql(
    `with placed as (
       insert into orders (id, number, email, status, method, payment_status, payment_reference, shipping, fee_percent,
         access_key_digest, placed_at, expires_at)
       values ($1, 'played', 'p@example.test', 'delivered', 'card', 'paid', $2, '{}', 15, '', now(), now())),
     bought as (
       insert into order_lines (order_id, position, artwork_id, title, quantity, price_cents, artist_id, artist_name)
       select $1, 1, id, 'Kiln', 1, 10000, artist_id, 'Amina' from artworks where id = $3 returning artist_id),
     arrived as (insert into order_events values ($1, 0, 'delivered', now() - interval '60 days'))
     insert into ledger_entries (order_id, kind, account, artist_id, amount_cents, sales_cents, at)
     select $1, 'sale', account, case account when 'artist' then artist_id end, amount, sales, now()
     from bought, (values ('buyer', -10000, 0), ('artist', 8500, 10000), ('platform', 1500, 0)) as line (account, amount, sales)`,
    [order, attempt, work],
  )
  await sql(
    `insert into payment_attempts (id, origin, provider, way, price_cents, amount, currency, order_number, standing,
       received, is_abandoned, may_try_again, begun_at, looks, look_again_at)
     values ($1::uuid, $1::text, 'sandbox', 'card', 10000, 10000, 'USD', 'played', 'taken', 10000, false, false, now(), 0, now())`,
    [attempt],
  )
}

it('play money stands among what is due, says what it is, and never leaves', async () => {
  await played()
  const id = await givenAccount(api.database.sql, 'admin', 'Wanjiru')
  const headers = { cookie: await givenSession(api.database.sql, id) }
  expect((await api.call('GET', '/admin/payouts/unpaid', undefined, headers)).body).toMatchObject([
    { amount: 85, obstacle: 'play-money', from: null },
  ])
  expect(await api.call('POST', '/admin/payouts', undefined, headers)).toMatchObject({
    status: 409,
    body: { code: 'nothing-to-pay' },
  })
})
