import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aLine, anOrder, lenasAddress } from '#domain/testing/orders.ts'
import { givenArtist, givenArtwork } from '../testing/given-artworks.ts'
import { givenUser } from '../testing/given-user.ts'
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

it('reads back all that was written with an order, each of it in its place', async () => {
  const { db, sql, work } = database
  const buyerId = await givenUser(sql, 'lena@example.test')
  const otherArtist = await givenArtist(sql, 'Kofi Mensah')
  const otherWork = await givenArtwork(sql, { title: 'Market', artist: 'Kofi Mensah', stock: 5 })
  const order = anOrder({
    id: randomUUID(),
    number: '4829-1751',
    shipping: lenasAddress,
    method: 'atm',
    feePercent: 12.5,
    accessKeyDigest: 'digest of its key',
    buyerId,
    confirmation: 'digest of what confirms it',
    placedFrom: 'somewhere',
    expiresAt: new Date('2026-03-04T11:30:00Z'),
    carriages: { [artistId]: 25_00, [otherArtist]: 31_00 },
    lines: [
      aLine({ artworkId: otherWork, title: 'Market', artist: { id: otherArtist, name: 'Kofi Mensah' } }),
      aLine({
        artworkId,
        quantity: 3,
        price: 70_00,
        imageUrl: `/media/${'a'.repeat(32)}/640`,
        artist: { id: artistId, name: 'Amina Njoroge' },
      }),
    ],
  })
  order.paymentReference = randomUUID()
  const [kofis, aminas] = order.fulfilments
  if (!(kofis && aminas)) throw new Error('One parcel for each artist.')
  // As it is read: by the artists' names.
  order.fulfilments = [
    {
      ...aminas,
      status: 'shipped',
      carrier: 'DHL',
      trackingNumber: 'JD01',
      shippedAt: new Date('2026-03-02T09:00:00Z'),
    },
    kofis,
  ]
  order.timeline = [...order.timeline, { status: 'paid', at: new Date('2026-03-01T12:00:00Z') }]
  const orders = postgresOrderRepository(db)
  await work.run(async () => {
    await orders.claim('whole', 'asked')
    expect(await orders.add(order, 'whole')).toBe(true)
  })
  expect(await orders.byNumber(order.number)).toEqual(order)
  expect((await orders.byKey('whole'))?.fingerprint).toBe('asked')
})
