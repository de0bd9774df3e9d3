import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderPorts } from '#adapters/composition/orders/orders.tokens.ts'
import { paymentPorts } from '#adapters/composition/payments/payments.tokens.ts'
import { postgresAssembly } from '#adapters/testing/postgres-assembly.ts'
import type { Order } from '#domain/orders/order.ts'
import { PaymentAttempt } from '#domain/payments/payment-attempt.ts'
import { aLine, anOrder } from '#domain/testing/orders.ts'
import { Database } from '../database.ts'
import { createOrm } from '../orm.ts'
import { postgresUnitOfWork } from '../postgres-unit-of-work.ts'
import { givenArtist, givenArtwork } from '../testing/given-artworks.ts'
import { givenUser } from '../testing/given-user.ts'
import { testDatabase } from '../testing/test-database.ts'
import type { TestDatabase } from '../testing/test-postgres.ts'
import { waitedFor } from '../testing/waited-for.ts'
import { postgresOrderRepository } from './postgres-order-repository.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const gone = new Error('It is gone.')
const paidAt = new Date('2026-03-01T12:00:00Z')
const sentAt = new Date('2026-03-02T09:00:00Z')
const backAt = new Date('2026-03-05T09:00:00Z')

/** One that waits for its payment, of a work by each of two artists. */
async function givenOrder(number: string): Promise<Order> {
  const { db, sql, work } = database
  const lines = []
  for (const name of ['Amina Njoroge', 'Kofi Mensah']) {
    const artist = { id: await givenArtist(sql, name), name }
    const artworkId = await givenArtwork(sql, { title: `By ${name}`, artist: name, stock: 5 })
    lines.push(aLine({ artworkId, price: 50_00, quantity: 2, artist }))
  }
  const order = anOrder({
    id: randomUUID(),
    number,
    lines,
    placedFrom: 'somewhere',
    confirmation: 'digest of what confirms it',
  })
  const orders = postgresOrderRepository(db)
  await work.run(async () => {
    await orders.claim(number, 'asked')
    await orders.add(order, number)
  })
  return order
}

/** Changes an order in a unit of work of its own, saves it, and gives it as it was saved. */
const changed = (number: string, change: (order: Order) => void): Promise<Order> =>
  database.work.run(async () => {
    const orders = postgresOrderRepository(database.db)
    const order = await orders.byNumber(number)
    if (!order) throw gone
    change(order)
    await orders.save(order)
    return order
  })

it('reads back whatever may become of an order, step by step', async () => {
  const { number, fulfilments } = await givenOrder('4829-1736')
  const [amina, kofi] = fulfilments.map(({ artist }) => artist.id)
  const askedBy = await givenUser(database.sql, 'admin@example.test')
  const steps: readonly ((order: Order) => void)[] = [
    (order) => {
      order.confirmation = null
      order.expiresAt = new Date('2026-03-09T10:00:00Z')
    },
    (order) => {
      order.paymentReference = randomUUID()
      order.markPaid(paidAt)
    },
    (order) => order.ship(amina ?? '', 'DHL', 'JD01', sentAt),
    (order) => void order.refund({ amount: 30_00 }, { id: randomUUID(), at: backAt, askedBy }),
    (order) => order.ship(kofi ?? '', 'EMS', 'KE02', sentAt),
    (order) => void order.refund({}, { id: randomUUID(), at: backAt, askedBy: null }),
  ]
  for (const step of steps) {
    const order = await changed(number, step)
    expect(await postgresOrderRepository(database.db).byNumber(number)).toEqual(order)
  }
  const { status, timeline, refunds, placedFrom } = await changed(number, () => undefined)
  expect([status, placedFrom]).toEqual(['refunded', null])
  expect(timeline.map((event) => event.status)).toEqual(['awaiting-payment', 'paid', 'shipped', 'refunded'])
  expect(refunds.map(({ amount, pieces }) => [amount, pieces.length])).toEqual([
    [30_00, 0],
    [170_00, 2],
  ])
})

it('writes of an order’s parcels the one that has changed, and its history once', async () => {
  const { number, fulfilments } = await givenOrder('4829-1744')
  const versions = () =>
    database.sql<{ artist: string; version: string }>(
      `select artist_id as artist, fulfilments.xmin::text as version from fulfilments join orders on orders.id = order_id
       where number = $1 order by artist_id`,
      [number],
    )
  const before = await versions()
  await changed(number, (order) => {
    order.confirmation = null
    order.markPaid(paidAt)
  })
  expect(await versions()).toEqual(before)
  const [sender] = fulfilments.map(({ artist }) => artist.id)
  await changed(number, (order) => order.ship(sender ?? '', 'DHL', 'JD01', sentAt))
  const after = await versions()
  const written = after.filter(({ version }, index) => version !== before[index]?.version)
  expect(written.map(({ artist }) => artist)).toEqual([sender])
  expect((await postgresOrderRepository(database.db).byNumber(number))?.timeline).toHaveLength(2)
})

it('writes what is saved by one statement, and what is not saved not at all', async () => {
  const { number, expiresAt } = await givenOrder('4829-1751')
  const asked: string[] = []
  const orm = createOrm(database.url, { onStatement: ({ statement }) => void asked.push(statement) })
  const orders = postgresOrderRepository(new Database(orm))
  await postgresUnitOfWork(orm).run(async () => {
    const order = await orders.byNumber(number)
    if (!order) throw gone
    order.confirmation = null
    order.markPaid(paidAt)
    await orders.save(order)
    order.expiresAt = new Date('2026-04-01T10:00:00Z')
  })
  const verbs = asked.map((statement) => /^\w+/.exec(statement)?.[0])
  expect(verbs.slice(verbs.indexOf('begin'))).toEqual(['begin', 'select', 'select', 'with', 'commit'])
  const order = await orders.byNumber(number)
  expect([order?.status, order?.expiresAt]).toEqual(['paid', expiresAt])
  await orm.close()
})

/** An attempt that is no order's yet, and the repositories that a shop has of it. */
async function givenAttempt({ number, total }: Order) {
  const shop = postgresAssembly(database.orm)
  const [orders, attempts] = [shop.get(orderPorts.orders), shop.get(paymentPorts.attempts)]
  const sum = { amount: total, currency: 'USD' } as const
  const details = { id: randomUUID(), origin: number, provider: 'bank', way: 'card', price: total } as const
  const { id } = await attempts.open(new PaymentAttempt({ ...details, sum, payer: null }, paidAt))
  return { orders, attempts, sum, id }
}

it('gives an attempt with the order that it became one of while it was waited for', async () => {
  const order = await givenOrder('4829-1777')
  const { orders, attempts, id } = await givenAttempt(order)
  const { work } = database
  const locked = Promise.withResolvers<void>()
  const placing = work.run(async () => {
    const attempt = await attempts.byId(id)
    if (!attempt) throw gone
    locked.resolve()
    await waitedFor(database.sql)
    attempt.orderNumber = order.number
    await attempts.save(attempt)
  })
  await locked.promise
  const [found] = await Promise.all([work.run(() => orders.withAttempt(id)), placing])
  expect(found).toMatchObject({ attempt: { id, orderNumber: order.number }, order: { number: order.number } })
})

it('gives an attempt to pay with the order as whoever held it has left both', async () => {
  const placed = await givenOrder('4829-1769')
  const { number, total } = placed
  const { orders, attempts, sum, id } = await givenAttempt(placed)
  const { work } = database
  expect(await work.run(() => orders.withAttempt(id))).toMatchObject({ attempt: { id }, order: null })
  await work.run(async () => {
    const attempt = await attempts.byId(id)
    if (!attempt) throw gone
    attempt.orderNumber = number
    await attempts.save(attempt)
  })

  const locked = Promise.withResolvers<void>()
  const holding = work.run(async () => {
    const held = await orders.withAttempt(id)
    if (!held?.order) throw gone
    locked.resolve()
    await waitedFor(database.sql)
    held.order.confirmation = null
    held.order.markPaid(paidAt)
    held.attempt.hear({ is: 'taken', sum })
    await orders.save(held.order)
    await attempts.save(held.attempt)
  })
  await locked.promise
  const after = work.run(() => orders.withAttempt(id))
  await holding
  expect(await after).toMatchObject({
    attempt: { id, standing: 'taken', received: total },
    order: { number, status: 'paid', timeline: [{ status: 'awaiting-payment' }, { status: 'paid' }] },
  })
  expect(await work.run(() => orders.withAttempt(randomUUID()))).toBeNull()
  expect(await work.run(() => orders.withAttempt('demo-1'))).toBeNull()
})
