import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { diskFiles } from '#adapters/disk/disk-files.ts'
import { imageStore } from '#adapters/media/image-store.ts'
import { testDatabase } from '#adapters/postgres/testing/test-database.ts'
import type { TestDatabase } from '#adapters/postgres/testing/test-postgres.ts'
import { type ImageStore, imageWidths } from '#application/shared/image-store.ts'
import { fillDemo } from './fill-demo.ts'

let database: TestDatabase
let folder: string
let images: ImageStore
beforeAll(async () => {
  database = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'sanaa-demo-'))
  images = imageStore(diskFiles(folder))
  await fillDemo(database.orm, images, 15, new Date('2026-11-21T12:00:00Z'))
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

const first = async <Row>(text: string): Promise<Row | undefined> => (await database.sql<Row>(text))[0]

it('hangs as many works of each category as the tiles of the first page tell', async () => {
  const rows = await database.sql<{ category: string; works: number }>(
    'select category, count(*)::int as works from artworks where public group by 1',
  )
  const works = Object.fromEntries(rows.map((row) => [row.category, row.works]))
  expect(works).toMatchObject({ 'digital-art': 120, abstract: 85, photography: 45, sculpture: 30 })
  expect(works.paintings).toBeGreaterThanOrEqual(20)
})

it('tells of each work what its artist tells, the edition too', async () => {
  const [print, painting] = await database.sql(
    `select title, medium, edition, is_unique, price_cents from artworks where title in ('Kilometre 61', 'Atoll, Violet Edition')
     order by title desc`,
  )
  expect(print).toEqual({
    title: 'Kilometre 61',
    medium: 'Pigment print on cotton rag',
    edition: 'Edition of 12',
    is_unique: false,
    price_cents: 132_000,
  })
  expect(painting).toMatchObject({ title: 'Atoll, Violet Edition', edition: '' })
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

it('keeps with each parcel what it costs to send, where its artist says so', async () => {
  expect(
    await first(
      `select count(*) filter (where carriage_cents > 0)::int > 0 as told,
         bool_and((carriage_cents is not null) = exists (
           select from shipping_zones zone where zone.artist_id = parcel.artist_id and zone.carriage_cents is not null
         )) as known
       from fulfilments parcel`,
    ),
  ).toEqual({ told: true, known: true })
})

it('has every picture of every work and face there in every width, and none of them to be made', async () => {
  const files = async () => (await readdir(folder, { recursive: true })).length
  const before = await files()
  const shown = await database.sql<{ hash: string | null }>(
    'select hash from artwork_images union all select picture_hash from artists',
  )
  expect(shown.length).toBeGreaterThan(400)
  for (const { hash } of shown) {
    const found = await Promise.all(imageWidths.map((width) => images.find(hash ?? '', width, 'avif')))
    expect(found.map((image) => image?.format)).toEqual(imageWidths.map(() => 'avif'))
    const [tiny = 0, small = 0, ...larger] = found.map((image) => image?.bytes ?? 0)
    expect(tiny).toBeLessThan(small)
    expect(small).toBeLessThan(Math.min(...larger))
  }
  expect(await files()).toBe(before)
})

it('knows of every picture what one would look for it by, and what holds its place', async () => {
  expect(
    await first(
      `select bool_and(ground ~ '^#[0-9a-f]{6}$') as grounds, bool_and(alt <> '') as words,
         bool_and(greatest(width, height) = 1400) as sizes, bool_and(hash in (select hash from kept_pictures)) as noted,
         count(distinct colour) > 8 as various from artwork_images`,
    ),
  ).toEqual({ grounds: true, words: true, sizes: true, noted: true, various: true })
})

it('gives what was bought a picture that whoever has the order sees, also when it hangs no more', async () => {
  expect(
    await first(
      `select bool_and(image_url = '/media/' || hash || '/800?order=' || order_lines.order_id) as named
       from order_lines join artwork_images image using (artwork_id) where image.position = 0`,
    ),
  ).toEqual({ named: true })
})

it('leaves nothing behind when it fails', async () => {
  const count = () => first<{ works: number }>('select count(*)::int as works from artworks')
  const before = await count()
  await expect(fillDemo(database.orm, images, 15, new Date())).rejects.toThrow('duplicate key')
  expect(await count()).toEqual(before)
})
