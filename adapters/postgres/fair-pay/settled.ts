import { type Expression, expressionBuilder, type SqlBool } from 'kysely'
import type { Tables } from '../schemas.ts'

/**
 * Whether a line `e` of an artist's account counts for a payout: it is one itself, or its order was paid by then. The same
 * rule as dueOn in domain/fair-pay/payout.ts: rules-in-sql.test.ts compares them.
 */
export function isSettled(by: Date): Expression<SqlBool> {
  const line = expressionBuilder<Tables & { e: Tables['ledger_entries'] }, 'e'>()
  const paidAt = line
    .selectFrom('ledger_entries as first')
    .select(({ fn }) => fn.min('first.at').as('at'))
    .whereRef('first.order_id', '=', 'e.order_id')
  return line.or([line('e.payout_id', 'is not', null), line(paidAt, '<=', by)])
}
