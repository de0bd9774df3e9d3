import type { EntityManager } from '@mikro-orm/postgresql'
import type { NotNull } from 'kysely'
import type { OrderRepository } from '#application/orders/order-repository.ts'
import type { Order } from '#domain/orders/order.ts'
import { beingSent } from '#domain/orders/order-status.ts'
import type { Database } from '../database.ts'
import { prepared } from '../prepared.ts'
import { isId } from '../row-id.ts'
import { heldFor } from './held-for.ts'
import { added, newRows } from './new-order.ts'
import { OrderSchema } from './order.schema.ts'
import { lockedRow, orderRow, partsOf } from './order-parts.ts'
import { keepParts, knowParts } from './order-rows.ts'

interface Request {
  readonly keyDigest: string
  readonly fingerprint: string
}

/** One statement, which waits for another that is using the key: the mapper could only fail. */
const claimed = prepared((db, { keyDigest, fingerprint }: Request) =>
  db
    .insertInto('order_requests')
    .values({ key_digest: keyDigest, fingerprint })
    .onConflict((known) => known.doNothing())
    .returning('key_digest'),
)

const requestBy = prepared((db, { keyDigest }: Pick<Request, 'keyDigest'>) =>
  db
    .selectFrom('order_requests')
    .select(['fingerprint', 'order_id as id'])
    .where('key_digest', '=', keyDigest)
    .where('order_id', 'is not', null)
    .$narrowType<{ id: NotNull }>(),
)

/** Orders in PostgreSQL: the mapper keeps them, and what belongs to them beside them. */
export function postgresOrderRepository(db: Database): OrderRepository {
  async function whole(em: EntityManager, loaded: Order): Promise<Order> {
    const order = Object.assign(loaded, await partsOf(db, loaded.id))
    knowParts(em, order)
    return order
  }

  /** What belongs to it is read once it is locked: whoever held it may have changed that. */
  async function locked(em: EntityManager, wanted: Parameters<typeof lockedRow>[1]): Promise<Order | null> {
    const row = await lockedRow(db, wanted)
    return row && whole(em, em.map(OrderSchema, row))
  }

  return {
    claim: async (keyDigest, fingerprint) => (await claimed(db, { keyDigest, fingerprint })).length > 0,

    async byKey(keyDigest) {
      const [request] = await requestBy(db, { keyDigest })
      if (!request) return null
      const { fingerprint, id } = request
      const order = await db.entities(async (em) => whole(em, await em.findOneOrFail(OrderSchema, { id })))
      return { fingerprint, order }
    },

    held: (holders) => heldFor(db, holders),

    async add(order, keyDigest) {
      return (await added(db, newRows(order, keyDigest))).length > 0
    },

    byNumber: (number) =>
      db.entities(async (em) => {
        if (em.isInTransaction()) {
          return locked(em, { number })
        }
        const found = await orderRow(db, number)
        return found && Object.assign(em.map(OrderSchema, found.columns), found.parts)
      }),

    ofAttempt: async (attemptId) => (isId(attemptId) ? db.entities((em) => locked(em, { attemptId })) : null),

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
