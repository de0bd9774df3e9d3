import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase } from '#adapters/postgres/testing/test-database.ts'
import type { TestDatabase } from '#adapters/postgres/testing/test-postgres.ts'
import { fillDemo } from './fill-demo.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await fillDemo(database.orm, 15, new Date('2026-11-21T12:00:00Z'))
})
afterAll(() => database.close())

const first = async <Row>(text: string): Promise<Row | undefined> => (await database.sql<Row>(text))[0]

it('hangs as many works of each category as the tiles of the first page tell', async () => {
  const rows = await database.sql<{ category: string; works: number }>(
    'select category, count(*)::int as works from artworks where public group by 1',
  )
  const works = Object.fromEntries(rows.map((row) => [row.category, row.works]))
  expect(works).toMatchObject({ 'digital-art': 120, abstract: 85, photography: 45, sculpture: 30 })
  expect(works.paintings).toBeGreaterThanOrEqual(20)
})

it('gives every artist works, a place to stand and three followers', async () => {
  expect(
    await first(
      `select count(*)::int as artists, min(follower_count) as least, max(follower_count) as most,
         bool_and(artwork_count > 0) as hang, bool_and(country is not null and bio <> '') as told from artists`,
    ),
  ).toEqual({ artists: 24, least: 3, most: 3, hang: true, told: true })
})

it('tells of orders in every state, bought after the work was hung', async () => {
  const statuses = await database.sql<{ status: string }>('select distinct status from orders order by 1')
  expect(statuses.map(({ status }) => status)).toEqual([
    'cancelled',
    'delivered',
    'paid',
    'refunded',
    'shipped',
  ])
  expect(
    await database.sql(
      `select 1 from orders join order_lines on order_id = orders.id join artworks on artworks.id = artwork_id
       where placed_at < artworks.created_at`,
    ),
  ).toEqual([])
})

it('keeps balanced books of them', async () => {
  expect(
    await first(
      `select sum(amount_cents)::int as sum, count(distinct order_id)::int as orders from ledger_entries`,
    ),
  ).toEqual({ sum: 0, orders: 11 })
  expect(
    await first(
      `select sum(amount_cents)::int as sum from ledger_entries join orders on orders.id = order_id
       where status = 'refunded' and account = 'buyer'`,
    ),
  ).toEqual({ sum: 0 })
})

it('leaves nothing behind when it fails', async () => {
  const count = () => first<{ works: number }>('select count(*)::int as works from artworks')
  const before = await count()
  await expect(fillDemo(database.orm, 15, new Date())).rejects.toThrow('duplicate key')
  expect(await count()).toEqual(before)
})
