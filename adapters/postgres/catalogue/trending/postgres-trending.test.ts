import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { adminPorts } from '#adapters/composition/admin/admin.tokens.ts'
import { cataloguePorts, catalogueServices } from '#adapters/composition/catalogue/catalogue.tokens.ts'
import { postgresAssembly } from '#adapters/testing/postgres-assembly.ts'
import { describeTrending } from '#application/catalogue/trending.suite.ts'
import { keepSignals } from '../../demo/kept-signals.ts'
import { givenArtwork } from '../../testing/given-artworks.ts'
import { givenArtists, givenArtworks } from '../../testing/given-catalogue.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { postgresArtworkSignals } from './postgres-artwork-signals.ts'

const database = await testDatabase()
afterAll(() => database.close())
const { sql } = database

describeTrending('in PostgreSQL', async (artists, artworks, pictured) => {
  await sql('delete from artworks')
  await sql('delete from artists')
  await givenArtists(sql, artists)
  await givenArtworks(sql, artworks)
  await sql(
    `insert into artwork_images (id, artwork_id, position, hash, width, height, alt, ground)
     select gen_random_uuid(), work, 0, work, 800, 600, '', '#dddddd' from unnest($1::uuid[]) as work`,
    [pictured],
  )
  const shop = postgresAssembly(database.orm)
  return {
    catalogue: shop.get(catalogueServices.catalogue),
    signals: shop.get(cataloguePorts.signals),
    feature: shop.get(adminPorts.judgement).feature,
    tell: (artworkId, signals) => keepSignals(database.db, [{ ...signals, artworkId }]),
  }
})

const signalsOf = (artworkId: string) =>
  sql('select day::text, views, favourites, sales from artwork_signals where artwork_id = $1 order by day', [
    artworkId,
  ])

it('a favourite counts from the day on which it was given, until it is taken back', async () => {
  const work = await givenArtwork(sql, { title: 'Loved' })
  const user = randomUUID()
  await sql(`insert into users (id, name) values ($1, 'Lena')`, [user])
  await sql('insert into favourites (user_id, artwork_id, created_at) values ($1, $2, $3)', [
    user,
    work,
    '2026-11-20T23:30:00Z',
  ])
  expect(await signalsOf(work)).toEqual([{ day: '2026-11-20', views: 0, favourites: 1, sales: 0 }])
  await sql('delete from favourites where user_id = $1', [user])
  expect(await signalsOf(work)).toEqual([{ day: '2026-11-20', views: 0, favourites: 0, sales: 0 }])
})

it('a sale counts from the day on which it was paid, until it is refunded', async () => {
  const work = await givenArtwork(sql, { title: 'Sold', stock: 3 })
  const order = randomUUID()
  await sql(
    `insert into orders (id, number, email, status, method, payment_status, shipping, fee_percent, access_key_digest,
       placed_at, expires_at)
     values ($1, '1', 'lena@example.org', 'paid', 'card', 'paid', '{}', 15, '', now(), now())`,
    [order],
  )
  await sql(
    `insert into order_lines (order_id, position, artwork_id, title, quantity, price_cents, artist_id, artist_name)
     select $1, 0, id, title, 2, price_cents, artist_id, '' from artworks where id = $2`,
    [order, work],
  )
  const happens = (position: number, status: string, at: string) =>
    sql('insert into order_events (order_id, position, status, at) values ($1, $2, $3, $4)', [
      order,
      position,
      status,
      at,
    ])
  await happens(0, 'awaiting-payment', '2026-11-18T10:00:00Z')
  expect(await signalsOf(work)).toEqual([])
  await happens(1, 'paid', '2026-11-19T10:00:00Z')
  expect(await signalsOf(work)).toEqual([{ day: '2026-11-19', views: 0, favourites: 0, sales: 2 }])
  await happens(2, 'refunded', '2026-11-21T10:00:00Z')
  expect(await signalsOf(work)).toEqual([{ day: '2026-11-19', views: 0, favourites: 0, sales: 0 }])
})

it('nothing is kept of who has looked when the day is over', async () => {
  const work = await givenArtwork(sql, { title: 'Seen' })
  const signals = postgresArtworkSignals(database.db, database.work)
  await signals.view(work, '203.0.113.7 Firefox', new Date('2026-11-20T10:00:00Z'))
  const kept = await sql<{ visitor: Buffer }>('select visitor from artwork_visits where artwork_id = $1', [
    work,
  ])
  expect(kept.map(({ visitor }) => visitor.length)).toEqual([32])
  await signals.settle(new Date('2026-11-21T00:01:00Z'))
  expect(await sql('select from artwork_visits where artwork_id = $1', [work])).toEqual([])
  expect(await sql('select from visit_secrets where day < $1', ['2026-11-21'])).toEqual([])
  expect(await signalsOf(work)).toEqual([{ day: '2026-11-20', views: 1, favourites: 0, sales: 0 }])
})

it('nothing waits for a work that is being bought or liked, and no news of it gets lost', async () => {
  const day = '2026-11-21'
  const now = new Date(`${day}T10:00:00Z`)
  const signals = postgresArtworkSignals(database.db, database.work)
  const heatOf = async (id: string) =>
    (await sql<{ heat: number }>('select heat from artworks where id = $1', [id]))[0]?.heat ?? Number.NaN
  const [bought, liked, other] = await Promise.all(
    ['Bought', 'Liked', 'Other'].map((title) => givenArtwork(sql, { title, stock: 3 })),
  )
  const works = [bought ?? '', liked ?? '', other ?? '']
  for (const id of works) await signals.view(id, 'a visitor', now)
  const buyer = new pg.Client({ connectionString: database.url })
  await buyer.connect()
  try {
    await buyer.query('begin')
    await buyer.query('update artworks set stock = stock - 1 where id = $1', [bought])
    await buyer.query('update artwork_signals set favourites = 4, settled = false where artwork_id = $1', [
      liked,
    ])
    await signals.settle(now)
    const [heatBought, heatLiked, heatOther] = await Promise.all(works.map(heatOf))
    expect([heatBought, heatLiked]).toEqual([0, 0])
    expect(heatOther).toBeGreaterThan(0)
    await buyer.query('commit')
    await signals.settle(now)
    expect(await heatOf(works[0] ?? '')).toBe(heatOther)
    expect(await heatOf(works[1] ?? '')).toBeGreaterThan(heatOther ?? 0)
  } finally {
    await buyer.end()
  }
})
