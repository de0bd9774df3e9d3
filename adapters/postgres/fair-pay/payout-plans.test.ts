import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { postgresUnitOfWork } from '../postgres-unit-of-work.ts'
import { queryPlans } from '../testing/query-plans.ts'
import { testDatabase } from '../testing/test-database.ts'
import { postgresPayoutRepository } from './postgres-payout-repository.ts'

const database = await testDatabase()
const { sql, db } = database
const { listeningDb, plansOf } = queryPlans(database)
const payday = new Date('2026-12-01T00:00:00Z')
const sales = 5_000

/** Fifty artists with two years of sales, of which all that was due has been paid the month before. */
beforeAll(async () => {
  await sql(
    `insert into artists (id, name, approval)
     select gen_random_uuid(), 'Artist ' || i, 'approved' from generate_series(1, 50) i`,
  )
  await sql(
    `with placed as (
       insert into orders (id, number, email, status, method, payment_status, shipping, fee_percent,
         access_key_digest, placed_at, expires_at)
       select gen_random_uuid(), i::text, 'p@example.test', 'paid', 'card', 'paid', '{}', 0, '',
         timestamptz '2026-10-17 00:00Z' - i * interval '200 minutes', now() from generate_series(1, $1) i
       returning id, number::int, placed_at),
     seller as (select id, row_number() over (order by id) as number from artists)
     insert into ledger_entries (order_id, kind, account, artist_id, sales_cents, amount_cents, at)
     select placed.id, 'sale', account, case account when 'artist' then seller.id end,
       case account when 'artist' then 100 else 0 end,
       case account when 'buyer' then -100 else 100 end, placed_at
     from placed join seller on seller.number = 1 + placed.number % 50, unnest(array['buyer', 'artist']) account`,
    [sales],
  )
  const payouts = postgresPayoutRepository(db)
  for (const { id: artistId } of await sql<{ id: string }>('select id from artists'))
    await postgresUnitOfWork(database.orm).run(() =>
      payouts.add({
        id: randomUUID(),
        artistId,
        month: '2026-11',
        amount: 100 * (sales / 50),
        at: new Date('2026-11-01T00:00:00Z'),
      }),
    )
  for (const table of ['artists', 'orders', 'ledger_entries', 'payouts'])
    await sql(`vacuum (analyze) ${table}`)
}, 120_000)
afterAll(() => database.close())

it('whom to pay is found without reading again what has been paid for already', async () => {
  const payouts = postgresPayoutRepository(listeningDb)
  const plans = await plansOf(async () => expect(await payouts.waiting(payday, 100)).toEqual([]))
  const lines = plans.filter((step) => step['Relation Name'] === 'ledger_entries')
  expect(lines.length).toBeGreaterThan(0)
  const read = lines.map((step) => (step['Actual Rows'] ?? 0) * (step['Actual Loops'] ?? 1))
  expect(read.reduce((sum, rows) => sum + rows, 0)).toBeLessThan(100)
  expect(lines.filter((step) => step['Node Type'] === 'Seq Scan')).toEqual([])
})
