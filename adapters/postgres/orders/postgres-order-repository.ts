import type { EntityManager } from '@mikro-orm/postgresql'
import type { NotNull } from 'kysely'
import type { OrderRepository } from '#application/orders/order-repository.ts'
import type { Order } from '#domain/orders/order.ts'
import { beingSent } from '#domain/orders/order-status.ts'
import type { Database } from '../database.ts'
import { PaymentAttemptSchema } from '../payments/payment-attempt.schema.ts'
import { prepared } from '../prepared.ts'
import { isId } from '../row-id.ts'
import { heldFor } from './held-for.ts'
import { lockedAttempt, lockedOrder } from './locked-order.ts'
import { added, newRows } from './new-order.ts'
import { OrderSchema } from './order.schema.ts'
import { orderRow } from './order-parts.ts'
import { changingRows, saved } from './saved-order.ts'

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

/** An order's own columns, and what belongs to it. */
type FoundOrder = NonNullable<Awaited<ReturnType<typeof orderRow | typeof lockedOrder>>>

/** No unit of work knows it: what of it is not saved is not written, and what is saved is not written twice. */
const orderOf = (em: EntityManager, { columns, parts }: FoundOrder): Order =>
  Object.assign(em.map(OrderSchema, columns, { disableIdentityMap: true }), parts)

/** Orders in PostgreSQL: the mapper makes them, statements that are planned once write them. */
export function postgresOrderRepository(db: Database): OrderRepository {
  return {
    claim: async (keyDigest, fingerprint) => (await claimed(db, { keyDigest, fingerprint })).length > 0,

    async byKey(keyDigest) {
      const [request] = await requestBy(db, { keyDigest })
      if (!request) return null
      const { fingerprint, id } = request
      const found = await orderRow(db, { id })
      return found && { fingerprint, order: await db.entities(async (em) => orderOf(em, found)) }
    },

    held: (holders) => heldFor(db, holders),

    async add(order, keyDigest) {
      return (await added(db, newRows(order, keyDigest))).length > 0
    },

    byNumber: (number) =>
      db.entities(async (em) => {
        const found = await (em.isInTransaction() ? lockedOrder(db, number) : orderRow(db, { number }))
        return found && orderOf(em, found)
      }),

    async withAttempt(attemptId) {
      if (!isId(attemptId)) return null
      return db.entities(async (em) => {
        const found = await lockedAttempt(db, attemptId)
        if (!found) return null
        const attempt = em.map(PaymentAttemptSchema, found.attempt, { disableIdentityMap: true })
        return { attempt, order: found.order && orderOf(em, found.order) }
      })
    },

    async save(order) {
      if ((await saved(db, changingRows(order))).length === 0)
        throw new Error('An order that was to be saved is gone.')
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
