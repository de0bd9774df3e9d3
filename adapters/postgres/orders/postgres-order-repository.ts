import { LockMode } from '@mikro-orm/core'
import type { OrderRepository } from '#application/orders/order-repository.ts'
import type { Order } from '#domain/orders/order.ts'
import { beingSent } from '#domain/orders/order-status.ts'
import type { Database } from '../database.ts'
import { OrderLineSchema, OrderRequestSchema, OrderSchema } from './order.schema.ts'
import { partsOf } from './order-parts.ts'

/** What was bought never changes; what becomes of it does. */
const saveLines = (db: Database, { id, lines }: Order) =>
  db.entities((em) =>
    em.insertMany(
      OrderLineSchema,
      lines.map(({ artist, ...line }, position) => ({
        ...line,
        orderId: id,
        position,
        artistId: artist.id,
        artistName: artist.name,
      })),
    ),
  )

async function saveParts(db: Database, { id, fulfilments, timeline }: Order): Promise<void> {
  await db
    .insertInto('fulfilments')
    .values(
      fulfilments.map(({ artist, status, carrier, trackingNumber, shippedAt }) => ({
        order_id: id,
        artist_id: artist.id,
        artist_name: artist.name,
        status,
        carrier,
        tracking_number: trackingNumber,
        shipped_at: shippedAt,
      })),
    )
    .onConflict((known) =>
      known.columns(['order_id', 'artist_id']).doUpdateSet(({ ref }) => ({
        status: ref('excluded.status'),
        carrier: ref('excluded.carrier'),
        tracking_number: ref('excluded.tracking_number'),
        shipped_at: ref('excluded.shipped_at'),
      })),
    )
    .execute()
  await db
    .insertInto('order_events')
    .values(timeline.map(({ status, at }, position) => ({ order_id: id, position, status, at })))
    .onConflict((known) => known.doNothing())
    .execute()
}

/** Orders in PostgreSQL: the mapper keeps their columns; their lines, parcels and history are rows of their own. */
export function postgresOrderRepository(db: Database): OrderRepository {
  const withParts = async (order: Order): Promise<Order> => Object.assign(order, await partsOf(db, order.id))

  return {
    async claim(keyDigest, fingerprint) {
      const claimed = await db
        .insertInto('order_requests')
        .values({ key_digest: keyDigest, fingerprint })
        .onConflict((known) => known.doNothing())
        .returning('key_digest')
        .executeTakeFirst()
      return claimed !== undefined
    },

    async byKey(keyDigest) {
      const request = await db
        .selectFrom('order_requests')
        .select(['fingerprint', 'order_id'])
        .where('key_digest', '=', keyDigest)
        .executeTakeFirst()
      if (!request || request.order_id === null) return null
      const { fingerprint, order_id: id } = request
      const order = await db.entities((em) => em.findOneOrFail(OrderSchema, { id }))
      return { fingerprint, order: await withParts(order) }
    },

    async isTaken(number) {
      const taken = await db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirst()
      return taken !== undefined
    },

    async add(order, keyDigest) {
      await db.entities((em) => em.persist(order).flush())
      await saveLines(db, order)
      await saveParts(db, order)
      await db.entities((em) => em.nativeUpdate(OrderRequestSchema, { keyDigest }, { orderId: order.id }))
    },

    async byNumber(number) {
      const order = await db.entities((em) =>
        em.findOne(
          OrderSchema,
          { number },
          em.isInTransaction() ? { lockMode: LockMode.PESSIMISTIC_WRITE } : {},
        ),
      )
      return order && withParts(order)
    },

    async save(order) {
      await db.entities((em) => em.flush())
      await saveParts(db, order)
    },

    async overdue(now, most) {
      const orders = await db
        .selectFrom('orders')
        .select('number')
        .where('status', '=', 'awaiting-payment')
        .where('expires_at', '<=', now)
        .orderBy('expires_at')
        .limit(most)
        .execute()
      return orders.map(({ number }) => number)
    },

    async longOnTheirWay(sentBy, most) {
      const orders = await db
        .selectFrom('fulfilments as f')
        .innerJoin('orders as o', 'o.id', 'f.order_id')
        .select('o.number')
        .where('f.status', '=', 'shipped')
        .where('f.shipped_at', '<=', sentBy)
        .where('o.status', 'in', beingSent)
        .groupBy('o.number')
        .orderBy(({ fn }) => fn.min('f.shipped_at'))
        .orderBy('o.number')
        .limit(most)
        .execute()
      return orders.map(({ number }) => number)
    },
  }
}
