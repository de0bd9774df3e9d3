import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cataloguePorts } from '#adapters/composition/catalogue/catalogue.tokens.ts'
import { orderPorts } from '#adapters/composition/orders/orders.tokens.ts'
import { sharedPorts } from '#adapters/composition/shared/shared.tokens.ts'
import { upkeep } from '#adapters/composition/upkeep/upkeep.module.ts'
import { givenArtwork } from '#adapters/postgres/testing/given-artworks.ts'
import { testDatabase } from '#adapters/postgres/testing/test-database.ts'
import { givenSample, type Sample, sampleCalls } from './testing/sample.ts'
import { openShop, type Shop } from './testing/two-shops.ts'

const database = await testDatabase()
const { sql } = database
let sample: Sample
let shops: [Shop, Shop]
beforeAll(async () => {
  sample = await givenSample(sql)
  shops = [await openShop(database), await openShop(database)]
})
afterAll(async () => {
  for (const shop of shops) await shop.close()
  await database.close()
})

/** Ends every connection over which changes are asked about; the pools' own are left alone. */
const cutLines = () =>
  sql(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query like '%public_changes%' and pid <> pg_backend_pid()`,
  )

/** A transaction during which others write and read. */
async function slowly(work: string, title: string, end: 'commit' | 'rollback'): Promise<void> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    await client.query('begin')
    await client.query('update artworks set title = $2 where id = $1', [work, title])
    await sql('update shipping_zones set carriage_cents = carriage_cents + 1')
    for (const shop of shops)
      await Promise.all([shop.ask('/api/artworks'), shop.ask(`/api/artworks/${work}`)])
    await client.query(end)
  } finally {
    await client.end()
  }
}

/** Whatever happens in a shop, by its own ports where there are some, or by a statement as a command or an admin might write. */
const events: Readonly<Record<string, (work: string, n: number) => Promise<unknown>>> = {
  'a sale': (work) => {
    const [{ server }] = shops
    return server.assembly
      .get(sharedPorts.work)
      .run(() =>
        server.assembly
          .get(orderPorts.stock)
          .take([{ artworkId: work, quantity: 1 }], new Date(Date.now() + 9e6)),
      )
  },
  'a sale that comes to nothing': (work) => {
    const { assembly } = shops[1].server
    return assembly
      .get(sharedPorts.work)
      .run(async () => {
        await assembly
          .get(orderPorts.stock)
          .take([{ artworkId: work, quantity: 1 }], new Date(Date.now() + 9e6))
        throw new Error('refused')
      })
      .catch(() => undefined)
  },
  'an order that ends': (work) =>
    shops[1].server.assembly.get(sharedPorts.work).run(async () => {
      const stock = shops[1].server.assembly.get(orderPorts.stock)
      await stock.giveBack([{ artworkId: work, quantity: 1 }])
      await stock.holdAnew([{ artworkId: work }])
    }),
  'an edit': (work, n) =>
    sql('update artworks set title = $2, description = $3, version = version + 1 where id = $1', [
      work,
      `Harbour ${n}`,
      `Told ${n} times`,
    ]),
  'a price': (work, n) => sql('update artworks set price_cents = $2 where id = $1', [work, (n % 7) * 2_500]),
  'a new work': (_, n) =>
    givenArtwork(sql, {
      title: `Kiln ${n}`,
      artist: ['Amina Njoroge', 'Newcomer'][n % 2] ?? '',
      stock: n % 3,
    }),
  'an import': (_, n) =>
    sql(
      `insert into artworks (id, artist_id, title, category, price_cents, stock)
       select gen_random_uuid(), id, 'Import ' || number, 'other', 100 * number, 1
       from artists, generate_series(1, $1::int) as number where name = 'Chidi Obi'`,
      [15 + (n % 10)],
    ),
  'a draft': (work) => sql(`update artworks set visibility = 'draft' where id = $1`, [work]),
  'taken down': (work) => sql(`update artworks set visibility = 'hidden' where id = $1`, [work]),
  'hung again': () => sql(`update artworks set visibility = 'public' where removed_from is null`),
  'gone for good': (_, n) =>
    sql(
      `delete from artworks where id in (select id from artworks where title like 'Import%' order by id limit $1)`,
      [n % 4],
    ),
  'an artist rejected': () => sql(`update artists set approval = 'rejected' where name = 'Brook Tadesse'`),
  'artists approved': () => sql(`update artists set approval = 'approved' where approval = 'rejected'`),
  'an artist renamed': (_, n) =>
    sql('update artists set name = $2, bio = $3 where id = $1', [sample.artist, `Amina ${n}`, `Since ${n}`]),
  'a follower': () =>
    sql('update artists set follower_count = follower_count + 1 where name = $1', ['Chidi Obi']),
  'a picture': (work, n) =>
    sql('update artwork_images set alt = $2, hash = $3 where artwork_id = $1', [
      work,
      `Alt ${n}`,
      randomUUID(),
    ]),
  'another first picture': (work, n) =>
    sql(
      `update artwork_images set width = $2, height = 700, colour = $3 where artwork_id = $1 and position = 0`,
      [work, 300 + (n % 900), ['red', 'blue', null][n % 3]],
    ),
  zones: (_, n) => sql('update shipping_zones set carriage_cents = $1', [n]),
  views: (work, n) =>
    sql(
      `insert into artwork_signals (artwork_id, day, views) values ($1, current_date, $2)
       on conflict (artwork_id, day) do update set views = artwork_signals.views + 1, settled = false`,
      [work, n % 50],
    ),
  settling: () => shops[0].server.assembly.get(cataloguePorts.signals).settle(new Date()),
  'a featured work': (work) => sql('update artworks set featured_at = now() where id = $1', [work]),
  'a posting': (_, n) =>
    sql(`update book_totals set amount_cents = amount_cents + $1 where account = 'artist'`, [n]),
  'rolled back': (work) => slowly(work, 'Never', 'rollback'),
  'a slow write': (work, n) => slowly(work, `Slowly ${n}`, 'commit'),
  'cut lines': cutLines,
  'forgetting what has changed': async () => {
    await sql(`update public_changes_forgotten set turned_at = now() - interval '1 day'`)
    await shops[0].server.assembly.get(upkeep).forgetPublicChanges()
  },
  'another process': async () => {
    const [one, other] = shops
    shops = [await openShop(database), one]
    await other.close()
  },
}

it('keeps no answer that reads differently now, whatever happens, in two processes', async () => {
  const paths = sampleCalls(sample)
  const works = [sample.work, ...sample.others]
  const event = fc.record({
    what: fc.constantFrom(...Object.keys(events)),
    work: fc.constantFrom(...works),
    n: fc.nat(1_000),
    read: fc.uniqueArray(fc.constantFrom(...paths), { minLength: 3, maxLength: 8 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 5, maxLength: 25 }), async (history) => {
      for (const { what, work, n, read } of history) {
        await events[what]?.(work, n)
        await Promise.all(
          read.map(async (path) => {
            const [one, other, anew] = await Promise.all([
              shops[0].ask(path),
              shops[1].ask(path),
              shops[0].askAnew(path),
            ])
            expect([what, path, one]).toEqual([what, path, anew])
            expect([what, path, other]).toEqual([what, path, anew])
          }),
        )
      }
    }),
    { numRuns: Number(process.env.HISTORIES ?? 6), interruptAfterTimeLimit: 120_000 },
  )
})

it('answers nobody with less than was acknowledged before they asked, while it is written', async () => {
  const work = await givenArtwork(sql, { title: 'Version 0', artist: 'Amina Njoroge', stock: 9 })
  await sql(`update artworks set featured_at = '2030-01-01' where id = $1`, [work])
  let acknowledged = 0
  const writing = { isDone: false }
  const writer = async () => {
    for (let version = 1; version <= 60; version++) {
      await sql('update artworks set title = $2 where id = $1', [work, `Version ${version}`])
      acknowledged = version
      if (version % 5 === 0) await slowly(work, 'Never', 'rollback')
      if (version % 20 === 0) await cutLines()
    }
    writing.isDone = true
  }
  const versionIn = (body: string): number => Number(/"Version (\d+)"/.exec(body)?.[1])
  let read = 0
  const reader = async (index: number) => {
    const path =
      [`/api/artworks/${work}`, '/api/artworks/trending', '/api/artworks?limit=3', '/api/artworks?q=version'][
        index % 4
      ] ?? ''
    while (!writing.isDone) {
      const least = acknowledged
      const { status, body } = await (shops[index % 2] as Shop).ask(path)
      expect([path, status]).toEqual([path, 200])
      expect(versionIn(body)).toBeGreaterThanOrEqual(least)
      read += 1
    }
  }
  await Promise.all([writer(), ...Array.from({ length: 16 }, (_, index) => reader(index))])
  expect(read).toBeGreaterThan(100)
})
