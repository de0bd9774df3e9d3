import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { fairPayPorts } from '#adapters/composition/fair-pay/fair-pay.tokens.ts'
import { orderPorts } from '#adapters/composition/orders/orders.tokens.ts'
import { payoutPorts } from '#adapters/composition/payouts/payouts.tokens.ts'
import { postgresAssembly } from '#adapters/testing/postgres-assembly.ts'
import { describeArtists } from '#application/artists/artist-repository.suite.ts'
import { Artist } from '#domain/artists/artist.ts'
import type { Sql } from '../sql.ts'
import { givenUser } from '../testing/given-user.ts'
import { testDatabase } from '../testing/test-database.ts'
import { postgresArtistRepository } from './postgres-artist-repository.ts'

async function hangWork(sql: Sql, artistId: string, title: string, visibility = 'public'): Promise<string> {
  const id = randomUUID()
  await sql(
    `insert into artworks (id, artist_id, title, category, price_cents, stock, visibility)
     values ($1, $2, $3, 'paintings', 100, 1, $4)`,
    [id, artistId, title, visibility],
  )
  return id
}

describeArtists('in PostgreSQL', async () => {
  const { db, orm, sql, work, close } = await testDatabase()
  const assembly = postgresAssembly(orm)
  const orders = assembly.get(orderPorts.orders)
  return {
    artists: postgresArtistRepository(db),
    work,
    givenUser: () => givenUser(sql),
    hangWork: (artistId, title) => hangWork(sql, artistId, title),
    async titlesOnShow() {
      const rows = await sql<{ title: string }>('select title from artworks where public')
      return rows.map(({ title }) => title)
    },
    sold: (order) => work.run(async () => void (await orders.add(order, order.id))),
    ledger: assembly.get(fairPayPorts.ledger),
    payouts: assembly.get(payoutPorts.payouts),
    close,
  }
})

const database = await testDatabase()
afterAll(() => database.close())

it('holds an account’s artist against whoever else changes it, and nobody up who begins a work', async () => {
  const { db, sql, work } = database
  const artists = postgresArtistRepository(db)
  const userId = await givenUser(sql)
  const artist = new Artist(randomUUID(), 'Amina Njoroge', new Date())
  await work.run(() => artists.add(artist, userId))

  const change = (decide: (held: Artist) => unknown, meanwhile = async () => {}) =>
    work.run(async () => {
      const held = await artists.ofAccount(userId)
      if (!held) throw new Error('The account has no artist.')
      decide(held)
      await meanwhile()
      await artists.save(held)
    })
  const waiting = () =>
    sql(`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`)

  const held = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  const renamed = change(
    (one) => one.rename('Amina N.'),
    () => {
      held.resolve()
      return goOn.promise
    },
  )
  await held.promise
  const withheld = change((one) => one.withhold())
  try {
    await expect.poll(waiting).toHaveLength(1)
    await work.run(async () => {
      await sql(`set local lock_timeout = '5s'`)
      await hangWork(sql, artist.id, 'Harbour', 'draft')
    })
  } finally {
    goOn.resolve()
  }
  await Promise.all([renamed, withheld])
  expect(await work.run(() => artists.ofAccount(userId))).toMatchObject({
    name: 'Amina N.',
    approval: 'withheld',
    version: artist.version + 2,
  })
})
