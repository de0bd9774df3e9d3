import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { given } from '#adapters/composition/assembly.ts'
import { orderServices } from '#adapters/composition/orders/orders.tokens.ts'
import { system } from '#adapters/composition/shared/shared.tokens.ts'
import { diskFiles } from '#adapters/disk/disk-files.ts'
import { imageStore } from '#adapters/media/image-store.ts'
import { testDatabase } from '#adapters/postgres/testing/test-database.ts'
import type { TestDatabase } from '#adapters/postgres/testing/test-postgres.ts'
import { postgresAssembly } from '#adapters/testing/postgres-assembly.ts'
import { testSettings } from '#adapters/testing/test-settings.ts'
import { type ImageStore, imageWidths } from '#application/shared/image-store.ts'
import { fillDemo } from './fill-demo.ts'

const now = new Date('2026-11-21T12:00:00Z')
const settings = { feePercent: 15, secretKey: testSettings.secretKey }

let database: TestDatabase
let folder: string
let images: ImageStore
beforeAll(async () => {
  database = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'sanaa-demo-'))
  images = imageStore(diskFiles(folder))
  await fillDemo(database.orm, images, settings, now)
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
         bool_and(artwork_count > 0) as hang, bool_and(country is not null and bio <> '') as told
       from artists where approval = 'approved'`,
    ),
  ).toEqual({ artists: 24, least: 3, most: 3, hang: true, told: true })
})

it('tells of a year: people who joined before they bought, and orders in every state', async () => {
  expect(
    await first(
      `select count(*)::int between 180 and 230 as people,
         bool_and(email like '%.test' or email like '%@example.%') as invented,
         count(distinct date_trunc('month', created_at))::int > 11 as spread,
         count(*) filter (where exists (select from orders
           where user_id = users.id and placed_at < users.created_at))::int as "boughtBefore"
       from users`,
    ),
  ).toEqual({ people: true, invented: true, spread: true, boughtBefore: 0 })
  const months = await database.sql<{ orders: number }>(
    `select count(*)::int as orders from orders group by date_trunc('month', placed_at) order by min(placed_at)`,
  )
  expect(months.reduce((sum, { orders }) => sum + orders, 0)).toBeGreaterThan(560)
  expect(Math.min(...months.slice(1).map(({ orders }) => orders))).toBeGreaterThan(20)
  const statuses = await database.sql<{ status: string }>('select distinct status from orders order by 1')
  expect(statuses.map(({ status }) => status)).toEqual([
    'awaiting-payment',
    'cancelled',
    'delivered',
    'paid',
    'refunded',
    'shipped',
  ])
})

it('agrees with itself: orders, payments, books and what the sandbox says', async () => {
  const shop = postgresAssembly(database.orm, given(system.clock, { now: () => now }))
  await shop.get(orderServices.checking).check()
  expect(await first('select orders > 50 as looked, differences from payment_checks')).toEqual({
    looked: true,
    differences: [],
  })
  // Which looks back a month; the rest of the year is no worse.
  expect(
    await database.sql(
      `with sums as (
         select id, status, payment_status,
           (select sum(price_cents * quantity) from order_lines where order_id = orders.id) as price,
           (select coalesce(sum(amount_cents), 0) from order_refunds where order_id = orders.id) as back,
           (select -sum(amount_cents) from ledger_entries where order_id = orders.id and account = 'buyer') as booked,
           (select received from payment_attempts where order_number = orders.number) as received,
           (select sum(given_back_cents) from payment_attempts join sandbox_payments using (id)
             where order_number = orders.number) as returned
         from orders
       ) select id from sums where case
         when payment_status in ('pending', 'failed') then booked is not null or received <> 0
         else booked <> price - back or received <> price or returned <> back end`,
    ),
  ).toEqual([])
})

it('sells what there is: nothing before it hung, nothing twice of one kind, nothing beyond its edition', async () => {
  expect(
    await database.sql(
      `with sold as (
         select work.*, min(placed_at) as first_sold, sum(quantity) - coalesce((
           select sum((piece->>'quantity')::int) from order_refunds, jsonb_array_elements(pieces) as piece
           where piece->>'artworkId' = work.id::text and piece->>'wasSent' = 'false'), 0) as pieces,
           min(expires_at) filter (where orders.status = 'awaiting-payment') as held
         from artworks work join order_lines on artwork_id = work.id join orders on orders.id = order_id
         where orders.status <> 'cancelled' group by work.id
       ) select title from sold where first_sold < created_at or popularity <> pieces or held is distinct from held_until
         or is_unique and pieces + stock > 1 or pieces + stock > substring(edition from '\\d+$')::int
       union all select title from artworks where is_unique and stock = 0 and popularity <> 1`,
    ),
  ).toEqual([])
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
    'select hash from artwork_images union all select picture_hash from artists where user_id is not null and artwork_count > 0',
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
  await expect(fillDemo(database.orm, images, settings, new Date())).rejects.toThrow('duplicate key')
  expect(await count()).toEqual(before)
})
