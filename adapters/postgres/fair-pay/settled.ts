import { type Expression, expressionBuilder, type SqlBool } from 'kysely'
import type { Tables } from '../schemas.ts'

/**
 * Whether a line `e` of an artist's account counts for a payout: it is of one itself, or its buyer had everything by then. The
 * same rule as dueOn in domain/fair-pay/payout.ts: rules-in-sql.test.ts compares them.
 */
export function isSettled(by: Date): Expression<SqlBool> {
  const line = expressionBuilder<Tables & { e: Tables['ledger_entries'] }, 'e'>()
  return line.or([
    line('e.payout_id', 'is not', null),
    line.exists(
      line
        .selectFrom('order_events as delivery')
        .select('delivery.at')
        .whereRef('delivery.order_id', '=', 'e.order_id')
        .where('delivery.status', '=', 'delivered')
        .where('delivery.at', '<=', by),
    ),
  ])
}
