import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aLine, anOrder } from '#domain/testing/orders.ts'
import { givenArtist, givenArtwork } from '../testing/given-artworks.ts'
import { testDatabase } from '../testing/test-database.ts'
import type { TestDatabase } from '../testing/test-postgres.ts'
import { postgresOrderRepository } from './postgres-order-repository.ts'

let database: TestDatabase
let artworkId: string
let artistId: string
beforeAll(async () => {
  database = await testDatabase()
  artistId = await givenArtist(database.sql, 'Amina Njoroge')
  artworkId = await givenArtwork(database.sql, { title: 'Harbour at Dusk', stock: 5 })
})
afterAll(() => database.close())

const numbered = (number: string) =>
  anOrder({
    id: randomUUID(),
    number,
    lines: [aLine({ artworkId, artist: { id: artistId, name: 'Amina Njoroge' } })],
  })

it('writes nothing of an order whose number another one has, so that the next number can be drawn', async () => {
  const orders = postgresOrderRepository(database.db)
  const rows = async () => {
    const [counted] = await database.sql(
      `select (select count(*)::int from orders) as orders, (select count(*)::int from order_lines) as lines,
         (select count(*)::int from fulfilments) as parcels, (select count(*)::int from order_events) as events`,
    )
    return counted
  }
  const [first, second] = [numbered('4829-1736'), numbered('4829-1736')]
  await database.work.run(async () => {
    await orders.claim('first', 'asked')
    expect(await orders.add(first, 'first')).toBe(true)
  })
  expect(await rows()).toEqual({ orders: 1, lines: 1, parcels: 1, events: 1 })
  await database.work.run(async () => {
    await orders.claim('second', 'asked')
    expect(await orders.add(second, 'second')).toBe(false)
  })
  expect(await rows()).toEqual({ orders: 1, lines: 1, parcels: 1, events: 1 })
  expect(await orders.byKey('second')).toBeNull()
  const again = numbered('4829-1744')
  await database.work.run(async () => expect(await orders.add(again, 'second')).toBe(true))
  expect((await orders.byKey('second'))?.order).toMatchObject({ id: again.id, lines: again.lines })
  expect((await orders.byKey('first'))?.order).toMatchObject({ id: first.id, timeline: first.timeline })
})
