import { expressionBuilder, sql } from 'kysely'
import { secured } from '#domain/payments/standing.ts'
import type { Tables } from '../schemas.ts'

/** The lines of orders that hold their works for a time: `holdsForATime` of the domain, by the index of unpaid orders. */
export const linesHolding = expressionBuilder<Tables, 'artworks'>()
  .selectFrom('order_lines')
  .innerJoin('orders', 'orders.id', 'order_lines.order_id')
  // Where it can be seen, the statement is found by that index.
  .where('orders.status', '=', sql.lit('awaiting-payment'))
  .where('orders.confirmation_digest', 'is', null)
  .where(({ exists, not, selectFrom: from }) =>
    not(
      exists(
        from('payment_attempts')
          .select('payment_attempts.id')
          .whereRef('payment_attempts.order_number', '=', 'orders.number')
          .where(({ eb, or }) =>
            or(secured.map((standing) => eb('payment_attempts.standing', '=', sql.lit(standing)))),
          ),
      ),
    ),
  )
