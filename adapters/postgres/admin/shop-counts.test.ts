import { afterAll, beforeAll, expect, it } from 'vitest'
import { queryPlans } from '../testing/query-plans.ts'
import { testDatabase } from '../testing/test-database.ts'
import { postgresShopCounts } from './postgres-shop-counts.ts'

const database = await testDatabase()
const { sql } = database
const { listeningDb, plansOf } = queryPlans(database)
const reader = postgresShopCounts(listeningDb)

beforeAll(async () => {
  await sql(
    `insert into orders (id, number, email, status, method, payment_status, shipping, fee_percent, access_key_digest,
       placed_at, expires_at)
     select gen_random_uuid(), i::text, 'p@example.test', case when i <= 12000 then 'delivered' else 'paid' end, 'card',
       'paid', '{}', 15, '', now() - i * interval '1 hour', now()
     from generate_series(1, 12500) i`,
  )
  await sql(
    `insert into payment_attempts (id, origin, provider, way, price_cents, amount, currency, standing, may_try_again,
       received, begun_at, is_abandoned, looks, look_again_at)
     select gen_random_uuid(), i::text, 'sandbox', case when i % 4 = 0 then 'phone' else 'card' end, 100, 100, 'USD',
       case when i % 2 = 0 then 'taken' else 'ended' end, false, case when i % 2 = 0 then 100 else 0 end, now(), false, 0, now()
     from generate_series(1, 4000) i`,
  )
  await sql(
    `insert into outbox (event, recipient, subject, body, created_at, sent_at, given_up_at, kept_at)
     select i::text, case when i % 10 = 9 then '' else 'p@example.test' end, '', '', now() - i * interval '1 minute',
       case when i <= 2000 then now() end, case when i > 2000 and i % 10 in (8, 9) then now() end,
       case when i > 2000 and i % 10 = 7 then now() end
     from generate_series(1, 2100) i`,
  )
  await sql(
    `update jobs.queue set ready_count = 3, deferred_count = 2, active_count = 1, failed_count = 4 where name = 'send-mail'`,
  )
  for (const table of ['orders', 'payment_attempts', 'outbox']) await sql(`vacuum (analyze) ${table}`)
}, 60_000)
afterAll(() => database.close())

it('counts what stands in which way, up to ten thousand, and says so of what there is none of', async () => {
  const counts = await reader.counts()
  const of = (what: string, kind = '') =>
    Object.fromEntries(
      counts
        .filter((each) => each.what === what && each.kind === kind)
        .map(({ state, count }) => [state, count]),
    )
  expect(of('orders')).toEqual({
    'awaiting-payment': 0,
    paid: 500,
    shipped: 0,
    delivered: 10_000,
    cancelled: 0,
    refunded: 0,
  })
  expect(of('payments', 'card')).toEqual({ unknown: 0, waiting: 0, held: 0, taken: 1_000, ended: 2_000 })
  expect(of('payments', 'phone')).toEqual({ unknown: 0, waiting: 0, held: 0, taken: 1_000, ended: 0 })
  expect(of('mails')).toEqual({ waiting: 70, kept: 10, 'given-up': 10 })
  expect(of('jobs', 'send-mail')).toEqual({ later: 2, ready: 3, active: 1, failed: 4 })
})

it('reads no table as a whole', async () => {
  const steps = await plansOf(() => reader.counts())
  const scanned = steps
    .filter((step) => step['Node Type'] === 'Seq Scan')
    .map((step) => step['Relation Name'])
  // One row for each kind of job.
  expect(scanned).toEqual(['queue'])
  expect(steps.map((step) => step['Index Name'])).toEqual(
    expect.arrayContaining(['orders_status', 'payment_attempts_standing', 'outbox_undelivered']),
  )
})
