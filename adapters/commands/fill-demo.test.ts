import { afterAll, beforeAll, expect, it } from 'vitest'
import { artistServices } from '#adapters/composition/artists/artists.tokens.ts'
import { catalogueServices } from '#adapters/composition/catalogue/catalogue.tokens.ts'
import { firstSeen } from '#adapters/demo/first-seen.ts'
import { postgresPictureQueue } from '#adapters/postgres/demo/postgres-picture-queue.ts'
import { testDatabase } from '#adapters/postgres/testing/test-database.ts'
import type { TestDatabase } from '#adapters/postgres/testing/test-postgres.ts'
import { demoShop } from './demo-shop.ts'
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

it('has the pictures drawn first that the home page and the gallery show first', async () => {
  const { sql } = database
  const shop = demoShop(database.orm, 15)
  const [catalogue, artists] = [shop.get(catalogueServices.catalogue), shop.get(artistServices.artists)]
  const waiting = await postgresPictureQueue(sql).waiting(await firstSeen(catalogue, artists))
  const rows = await sql<{ id: string; work: string }>('select id, artwork_id as work from artwork_images')
  const workOf = new Map(rows.map(({ id, work }) => [id, work]))
  const shows = waiting.map(({ id }) => workOf.get(id) ?? id)

  const wall = (await catalogue.trending({ limit: 12 })).items.map(({ id }) => id)
  const tile = (await catalogue.trending({ category: 'sculpture', limit: 1 })).items[0]
  const shelf = (await artists.featured({ limit: 4 })).items
  const gallery = (await catalogue.artworks({})).items
  expect(shows.slice(0, 12)).toEqual(wall)
  expect(shows.indexOf(tile?.id ?? '')).toBeLessThan(12 + 5)
  for (const { id, artworks } of shelf)
    expect(Math.max(shows.indexOf(id), shows.indexOf(artworks?.[0]?.id ?? ''))).toBeLessThan(12 + 5 + 8)
  for (const { id } of gallery) expect(shows.indexOf(id)).toBeLessThan(12 + 5 + 8 + gallery.length)
  // Views from close by and on a wall come when every work is there.
  const views = waiting.map(({ source }) => source.includes('#'))
  expect(views.indexOf(true)).toBe(views.lastIndexOf(false) + 1)
  expect(new Set(waiting.map(({ id }) => id)).size).toBe(waiting.length)
})

it('gives what was bought a picture that whoever has the order sees, also when it hangs no more', async () => {
  const bought = `select order_lines.order_id as order, image_url as address, image.id as image, image.hash
    from order_lines join artwork_images image using (artwork_id) where image.position = 0 limit 1`
  const line = await first<{ image: string; order: string }>(bought)
  const hash = 'a'.repeat(32)
  const picture = { hash, width: 1200, height: 900, colour: null, ground: '#FFFFFF' }
  await postgresPictureQueue(database.sql).ready(
    { kind: 'artwork', id: line?.image ?? '', source: '' },
    picture,
  )
  const lines = await database.sql<{ address: string }>(
    `select distinct image_url as address from order_lines where order_id = '${line?.order}' and image_url like '%${hash}%'`,
  )
  expect(lines).toEqual([{ address: `/media/${hash}/800?order=${line?.order}` }])
})

it('leaves nothing behind when it fails', async () => {
  const count = () => first<{ works: number }>('select count(*)::int as works from artworks')
  const before = await count()
  await expect(fillDemo(database.orm, 15, new Date())).rejects.toThrow('duplicate key')
  expect(await count()).toEqual(before)
})
