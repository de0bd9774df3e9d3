import { type Expression, expressionBuilder, type SqlBool } from 'kysely'
import { daysKept } from '#domain/fair-pay/payout.ts'
import type { Tables } from '../schemas.ts'

type Line = Tables & { e: Tables['ledger_entries'] }

/** The payout of the artist that an order left with, where one did: see hasLeft. */
type Left = Line & { gone: Tables['payouts']; had: Tables['order_events'] }

/** Whether works of the artist are on their way back, or said to be damaged, and that is not over yet. */
function isContested(): Expression<SqlBool> {
  const line = expressionBuilder<Line, 'e'>()
  return line.or([
    line.exists(
      line
        .selectFrom('returns as coming')
        .select('coming.id')
        .whereRef('coming.order_id', '=', 'e.order_id')
        .whereRef('coming.artist_id', '=', 'e.artist_id')
        .where('coming.ended_at', 'is', null),
    ),
    line.exists(
      line
        .selectFrom('claims as claim')
        .select('claim.id')
        .whereRef('claim.order_id', '=', 'e.order_id')
        .whereRef('claim.artist_id', '=', 'e.artist_id')
        .where('claim.closed_at', 'is', null),
    ),
  ])
}

/** Whether that was so when the payout was set aside. */
function wasContested(): Expression<SqlBool> {
  const payout = expressionBuilder<Left, 'e' | 'gone' | 'had'>()
  return payout.or([
    payout.exists(
      payout
        .selectFrom('returns as earlier')
        .select('earlier.id')
        .whereRef('earlier.order_id', '=', 'e.order_id')
        .whereRef('earlier.artist_id', '=', 'e.artist_id')
        .whereRef('earlier.asked_at', '<=', 'gone.at')
        .where(({ eb, or, ref }) =>
          or([eb('earlier.ended_at', 'is', null), eb('earlier.ended_at', '>', ref('gone.at'))]),
        ),
    ),
    payout.exists(
      payout
        .selectFrom('claims as earlier')
        .select('earlier.id')
        .whereRef('earlier.order_id', '=', 'e.order_id')
        .whereRef('earlier.artist_id', '=', 'e.artist_id')
        .whereRef('earlier.opened_at', '<=', 'gone.at')
        .where(({ eb, or, ref }) =>
          or([eb('earlier.closed_at', 'is', null), eb('earlier.closed_at', '>', ref('gone.at'))]),
        ),
    ),
  ])
}

/** Whether a payout took the order along that has not come back: it was due on its payday, and nobody contested it then. */
function hasLeft(): Expression<SqlBool> {
  const line = expressionBuilder<Line, 'e'>()
  return line.exists(
    line
      .selectFrom('payouts as gone')
      .innerJoin('order_events as had', (join) =>
        join.onRef('had.order_id', '=', 'e.order_id').on('had.status', '=', 'delivered'),
      )
      .select('gone.id')
      .whereRef('gone.artist_id', '=', 'e.artist_id')
      .where('gone.standing', '<>', 'returned')
      .where(({ eb, fn, cast, val, lit, ref }) => {
        const payday = cast<Date>(fn('to_date', [ref('gone.month'), val('YYYY-MM')]), 'timestamp')
        const kept = fn<string>('make_interval', [lit(0), lit(0), lit(0), lit(daysKept)])
        return eb('had.at', '<', fn<Date>('timezone', [val('utc'), eb(payday, '-', kept)]))
      })
      .where(({ not }) => not(wasContested())),
  )
}

/**
 * Whether a line `e` of an artist's account counts for a payout: it is of one itself, or its buyer had everything before then and
 * contests nothing of it that has not left already. The same rule as isHeld and dueOn in domain/fair-pay/payout.ts:
 * rules-in-sql.test.ts compares them.
 */
export function isSettled(before: Date): Expression<SqlBool> {
  const line = expressionBuilder<Line, 'e'>()
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
      line.or([line.not(isContested()), hasLeft()]),
    ]),
  ])
}
