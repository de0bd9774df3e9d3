import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { OrderRepository } from '#application/orders/order-repository.ts'
import type { Order } from '#domain/orders/order.ts'
import { beingSent } from '#domain/orders/order-status.ts'
import type { Database } from '../database.ts'
import { OrderRequestSchema, OrderSchema } from './order.schema.ts'
import { partsOf } from './order-parts.ts'
import { addLines, keepParts, knowParts } from './order-rows.ts'

/** Orders in PostgreSQL: the mapper keeps them, and what belongs to them beside them. */
export function postgresOrderRepository(db: Database): OrderRepository {
  /** One statement reads all that belongs to an order. */
  async function whole(em: EntityManager, loaded: Order): Promise<Order> {
    const order = Object.assign(loaded, await partsOf(db, loaded.id))
    knowParts(em, order)
    return order
  }

  return {
    async claim(keyDigest, fingerprint) {
      // One statement, which waits for another that is using the key: the mapper could only fail.
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
      const order = await db.entities(async (em) => whole(em, await em.findOneOrFail(OrderSchema, { id })))
      return { fingerprint, order }
    },

    async isTaken(number) {
      const taken = await db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirst()
      return taken !== undefined
    },

    async add(order, keyDigest) {
      await db.entities(async (em) => {
        await em.persist(order).flush()
        // Before its history, by which a trigger counts what was sold.
        addLines(em, order)
        await em.flush()
        keepParts(em, order)
        await em.flush()
        await em.nativeUpdate(OrderRequestSchema, { keyDigest }, { orderId: order.id })
      })
    },

    byNumber: (number) =>
      db.entities(async (em) => {
        const lock = em.isInTransaction() ? { lockMode: LockMode.PESSIMISTIC_WRITE } : {}
        const order = await em.findOne(OrderSchema, { number }, lock)
        return order && whole(em, order)
      }),

    save: (order) =>
      db.entities(async (em) => {
        keepParts(em, order)
        await em.flush()
      }),

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
