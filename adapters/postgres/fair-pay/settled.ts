import { type Expression, expressionBuilder, type SqlBool } from 'kysely'
import { isOpen, returnStatuses } from '#domain/returns/return.ts'
import type { Tables } from '../schemas.ts'

const openStatuses = returnStatuses.filter((status) => isOpen({ status }))

/**
 * Whether a line `e` of an artist's account counts for a payout: it is of one itself, or its buyer had everything before then and
 * contests nothing of it. The same rule as dueOn in domain/fair-pay/payout.ts: rules-in-sql.test.ts compares them.
 */
export function isSettled(before: Date): Expression<SqlBool> {
  const line = expressionBuilder<Tables & { e: Tables['ledger_entries'] }, 'e'>()
  return line.or([
    line('e.payout_id', 'is not', null),
    line.and([
      line.exists(
        line
          .selectFrom('order_events as delivery')
          .select('delivery.at')
          .whereRef('delivery.order_id', '=', 'e.order_id')
          .where('delivery.status', '=', 'delivered')
          .where('delivery.at', '<', before),
      ),
      line.not(
        line.exists(
          line
            .selectFrom('returns as coming')
            .select('coming.id')
            .whereRef('coming.order_id', '=', 'e.order_id')
            .whereRef('coming.artist_id', '=', 'e.artist_id')
            .where('coming.status', 'in', openStatuses),
        ),
      ),
      line.not(
        line.exists(
          line
            .selectFrom('claims as claim')
            .select('claim.id')
            .whereRef('claim.order_id', '=', 'e.order_id')
            .whereRef('claim.artist_id', '=', 'e.artist_id')
            .where('claim.closed_at', 'is', null),
        ),
      ),
    ]),
  ])
}
