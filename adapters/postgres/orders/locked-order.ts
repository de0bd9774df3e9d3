import type { Database } from '../database.ts'
import { SeenTooEarly } from '../given-up.ts'
import { attemptColumns } from '../payments/attempt-columns.ts'
import { prepared, preparedByShape } from '../prepared.ts'
import { orderParts, own, partsFrom, partsOf } from './order-parts.ts'

/** By its number, or by an attempt that is to pay it. */
interface Wanted {
  readonly number?: string
  readonly attemptId?: string
}

const ownLocked = preparedByShape(
  (db, { number, attemptId }: Wanted) =>
    db
      .selectFrom('orders')
      .select(own)
      .where('number', '=', ({ val, selectFrom }) =>
        attemptId === undefined
          ? val(number ?? '')
          : selectFrom('payment_attempts')
              .select('order_number')
              .where('id', '=', attemptId)
              .$asScalar()
              .$notNull(),
      )
      .forUpdate(),
  () => true,
)

// What belongs to an order is read by a statement that begins once it is locked: whoever held it may have changed that.

/** An order's own columns and what belongs to it, once nobody else changes it any more. Null when there is none. */
export async function lockedOrder(db: Database, number: string) {
  const [columns] = await ownLocked(db, { number }, {})
  return columns ? { columns, parts: await partsOf(db, columns.id) } : null
}

/** Not their ids alone: an order has one, too. */
const ofAttempt = attemptColumns.map((name) => `payment_attempts.${name}` as const)

const attemptBesideParts = prepared(
  (db, { attemptId, orderId }: { readonly attemptId: string; readonly orderId: string | null }) =>
    db
      .selectFrom('payment_attempts')
      .leftJoin('orders as o', (join) => join.on('o.id', '=', orderId))
      .select(ofAttempt)
      .select(() => orderParts())
      .where('payment_attempts.id', '=', attemptId)
      .forUpdate('payment_attempts'),
)

/**
 * An attempt to pay, and the order that it is to pay, both locked, the order first. Null where there is no such attempt.
 * @throws SeenTooEarly where it became an order's while its lock was waited for
 */
export async function lockedAttempt(db: Database, attemptId: string) {
  const [columns] = await ownLocked(db, { attemptId }, {})
  const [found] = await attemptBesideParts(db, { attemptId, orderId: columns?.id ?? null })
  if (!found) return null
  if (!columns && found.order_number !== null)
    throw new SeenTooEarly(`Attempt ${attemptId} pays an order now.`)
  const { lines, fulfilments, timeline, refunds, ...attempt } = found
  const parts = partsFrom({ lines, fulfilments, timeline, refunds })
  return { attempt, order: columns ? { columns, parts } : null }
}
