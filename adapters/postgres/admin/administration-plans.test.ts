import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { UserSelection } from '#application/admin/user-directory.ts'
import { type PlanStep, queryPlans } from '../testing/query-plans.ts'
import { testDatabase } from '../testing/test-database.ts'
import { postgresAdminArtworkReader } from './postgres-admin-artworks.ts'
import { postgresAuditReader } from './postgres-audit-log.ts'
import { postgresStatisticsReader } from './postgres-statistics-reader.ts'
import { postgresUserDirectory } from './postgres-user-directory.ts'

const database = await testDatabase()
const { sql, db } = database
const { listeningDb, plansOf } = queryPlans(database)
const accountCount = 30_000

beforeAll(async () => {
  await sql(
    `insert into users (id, name, email, role, created_at, last_seen_at, suspended_at)
     select gen_random_uuid(), 'Person ' || md5(i::text), 'p' || i || '@example.test',
       case when i % 20 = 0 then 'artist' else 'user' end, now() - i * interval '30 minutes',
       case when i % 3 = 0 then now() - i * interval '20 minutes' end, case when i % 5000 = 0 then now() end
     from generate_series(1, $1) i`,
    [accountCount],
  )
  await sql(`insert into artists (id, name, approval) values ($1, 'Amina', 'approved')`, [randomUUID()])
  await sql(
    `insert into artworks (id, artist_id, title, category, price_cents, stock, created_at)
     select gen_random_uuid(), (select id from artists), 'Study ' || i, 'paintings', 100, 1,
       now() - i * interval '30 minutes'
     from generate_series(1, 10000) i`,
  )
  await sql(
    `with placed as (
       insert into orders (id, number, email, status, method, payment_status, shipping, fee_percent,
         access_key_digest, placed_at, expires_at)
       select gen_random_uuid(), i::text, 'p@example.test', 'paid', 'card', 'paid', '{}', 15, '',
         now() - i * interval '1 hour', now() from generate_series(1, 20000) i
       returning id, placed_at)
     insert into ledger_entries (order_id, kind, account, sales_cents, amount_cents, at)
     select id, 'sale', account, 0, case account when 'buyer' then -100 else 100 end, placed_at
     from placed, unnest(array['buyer', 'platform']) account`,
  )
  await sql(
    `insert into audit_entries (at, admin_id, admin_name, action, subject_kind, subject_id, subject_name)
     select now(), (select id from users limit 1), 'Ada', 'user-changed', 'user', i::text, 'Person ' || md5(i::text)
     from generate_series(1, 20000) i`,
  )
  const filled = ['users', 'artworks', 'search_words', 'orders', 'ledger_entries', 'audit_entries']
  for (const table of filled) await sql(`vacuum (analyze) ${table}`)
}, 180_000)
afterAll(() => database.close())

const scansOf = (plans: readonly PlanStep[], table: string) =>
  plans.filter((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === table)

const users = postgresUserDirectory(listeningDb)

it.each<[string, UserSelection, 'newest' | 'name' | 'last-seen']>([
  ['newest', {}, 'newest'],
  ['by name', {}, 'name'],
  ['last seen', {}, 'last-seen'],
  ['artists', { role: 'artist' }, 'newest'],
  ['admins, of whom there are none', { role: 'admin' }, 'name'],
  ['suspended ones', { state: 'suspended' }, 'newest'],
  ['by a part of an address', { q: 'p4711@ex' }, 'newest'],
  ['nobody', { q: 'someone else altogether' }, 'name'],
])('a page of 30,000 accounts, %s, touches a few of them', async (_, selection, order) => {
  const plans = await plansOf(() => users.slice(selection, order, 24, { key: key(order), id: randomUUID() }))
  expect(scansOf(plans, 'users')).toEqual([])
  const touched = plans.filter((node) => node['Relation Name'] === 'users')
  expect(touched.length).toBeGreaterThan(0)
  for (const node of touched)
    expect((node['Actual Rows'] ?? 0) * (node['Actual Loops'] ?? 1)).toBeLessThan(accountCount / 10)
})

const md5Of = (number: number): string => createHash('md5').update(String(number)).digest('hex')

/** Somewhere in the middle of the list. */
const key = (order: 'newest' | 'name' | 'last-seen'): string =>
  order === 'name' ? 'person 8' : String(Date.now() - 200 * 86_400_000)

it('a page of works touches a few of them', async () => {
  const artworks = postgresAdminArtworkReader(listeningDb)
  const plans = await plansOf(() =>
    artworks.slice({}, 24, { key: String(Date.now() - 30 * 86_400_000), id: randomUUID() }),
  )
  expect(scansOf(plans, 'artworks')).toEqual([])
})

it('the money is what the books say, with the last payouts', async () => {
  const numbers = postgresStatisticsReader(db)
  expect(await numbers.money()).toEqual({
    revenue: 2_000_000,
    fees: 2_000_000,
    owedToArtists: 0,
    inPayouts: 0,
  })
  const [artist] = await sql<{ id: string }>('select id from artists')
  for (const month of ['2026-01', '2026-02'])
    await sql(
      `insert into payouts (id, artist_id, month, amount_cents, at, standing, ending, reason)
       values (gen_random_uuid(), $1, $2, 700, ($2 || '-01')::timestamptz, 'settled', '', '')`,
      [artist?.id, month],
    )
  expect(await numbers.payouts(1)).toEqual([
    { artist: { id: artist?.id, name: 'Amina' }, month: '2026-02', amount: 700, at: expect.any(Date) },
  ])
})

it('numbers by day read those days alone, and what is kept counted', async () => {
  const numbers = postgresStatisticsReader(listeningDb)
  const lastMonth = new Date(Date.now() - 30 * 86_400_000)
  const plans = await plansOf(async () => {
    await numbers.total('artworks')
    await numbers.perCategory()
    await numbers.daily('users', lastMonth)
    await numbers.daily('artworks', lastMonth)
    await numbers.daily('orders', lastMonth)
    await numbers.daily('revenue', lastMonth)
  })
  const counted = ['users', 'artworks', 'orders', 'ledger_entries']
  expect(counted.flatMap((table) => scansOf(plans, table))).toEqual([])
  const daysWithSales = plans.filter((node) => node['Relation Name'] === 'ledger_entries')
  expect(daysWithSales).toHaveLength(1)
  for (const node of daysWithSales) expect(node['Actual Rows']).toBeLessThanOrEqual(30 * 24)
})

it.each([
  ['all of it', {}],
  ['about somebody', { subject: md5Of(4711) }],
  ['about nobody', { subject: 'someone else altogether' }],
])('a page of the log, %s, touches a few entries', async (_, selection) => {
  const log = postgresAuditReader(listeningDb)
  const plans = await plansOf(() => log.slice(selection, 24, { key: '19000', id: randomUUID() }))
  expect(scansOf(plans, 'audit_entries')).toEqual([])
})
