import { expressionBuilder, type QueryCreator } from 'kysely'
import { isOpen, returnStatuses } from '#domain/returns/return.ts'
import type { Tables } from '../schemas.ts'

const openStatuses = returnStatuses.filter((status) => isOpen({ status }))

/** What has come to artists' accounts order by order, and what payouts that have not come back took of it. */
const moved = (db: QueryCreator<Tables>, artistId: string | null) =>
  db
    .selectFrom('ledger_entries as e')
    .where('e.artist_id', 'is not', null)
    .where('e.order_id', 'is not', null)
    .$if(artistId !== null, (own) => own.where('e.artist_id', '=', artistId))
    .select(({ ref }) => [
      ref('e.artist_id').$notNull().as('artistId'),
      'e.order_id as orderId',
      'e.amount_cents as amount',
    ])
    .unionAll(
      db
        .selectFrom('payouts as payout')
        .innerJoin('payout_orders as part', 'part.payout_id', 'payout.id')
        .where('payout.standing', '<>', 'returned')
        .$if(artistId !== null, (own) => own.where('payout.artist_id', '=', artistId ?? ''))
        .select(({ neg, ref }) => [
          'payout.artist_id as artistId',
          'part.order_id as orderId',
          neg(ref('part.amount_cents')).as('amount'),
        ]),
    )

const rests = (db: QueryCreator<Tables>, artistId: string | null) =>
  db
    .selectFrom(moved(db, artistId).as('moved'))
    .select(({ fn, cast }) => [
      'moved.artistId',
      'moved.orderId',
      cast<number>(fn.sum('moved.amount'), 'bigint').as('amount'),
    ])
    .groupBy(['moved.artistId', 'moved.orderId'])
    .having(({ fn }) => fn.sum('moved.amount'), '<>', 0)

interface Rest {
  readonly artistId: string
  readonly orderId: string | null
  readonly amount: number
}

/** Whether its buyer had everything of an order before then, and contests nothing of it. */
function isSettled(before: Date) {
  const rest = expressionBuilder<Tables & { rest: Rest }, 'rest'>()
  return rest.and([
    rest.exists(
      rest
        .selectFrom('order_events as delivery')
        .select('delivery.at')
        .whereRef('delivery.order_id', '=', 'rest.orderId')
        .where('delivery.status', '=', 'delivered')
        .where('delivery.at', '<', before),
    ),
    rest.not(
      rest.exists(
        rest
          .selectFrom('returns as coming')
          .select('coming.id')
          .whereRef('coming.order_id', '=', 'rest.orderId')
          .whereRef('coming.artist_id', '=', 'rest.artistId')
          .where('coming.status', 'in', openStatuses),
      ),
    ),
    rest.not(
      rest.exists(
        rest
          .selectFrom('claims as claim')
          .select('claim.id')
          .whereRef('claim.order_id', '=', 'rest.orderId')
          .whereRef('claim.artist_id', '=', 'rest.artistId')
          .where('claim.closed_at', 'is', null),
      ),
    ),
  ])
}

/** Whether nobody but the sandbox paid an order. */
export function isPlayed(orderId: 'rest.orderId' | 'part.order_id') {
  const named = expressionBuilder<Tables & { rest: Rest; part: Tables['payout_orders'] }, 'rest' | 'part'>()
  const played = named.exists(
    named
      .selectFrom('orders as paid')
      .innerJoin('payment_attempts as attempt', 'attempt.order_number', 'paid.number')
      .select('attempt.id')
      .whereRef('paid.id', '=', orderId)
      .where('attempt.provider', '=', 'sandbox')
      .where((eb) => eb(eb.cast<string>('attempt.id', 'text'), '=', eb.ref('paid.payment_reference'))),
  )
  return played.$castTo<boolean>()
}

/**
 * What artists are due of which orders, less what they owe of others; all of an artist's together may be less than nothing. The
 * same rule as dueOn in domain/fair-pay/due.ts: rules-in-sql.test.ts compares them.
 */
export const dueParts = (
  db: QueryCreator<Tables>,
  {
    before,
    artistId = null,
    takesRealMoney,
  }: {
    /** When buyers have to have had everything. */
    readonly before: Date
    /** Whose alone; null for all artists'. */
    readonly artistId?: string | null
    /** Whether what the sandbox was paid for is told apart. */
    readonly takesRealMoney: boolean
  },
) =>
  db
    .selectFrom(rests(db, artistId).as('rest'))
    .where(({ or, eb }) => or([eb('rest.amount', '<', 0), eb('rest.orderId', 'is', null), isSettled(before)]))
    .select(({ lit }) => [
      'rest.artistId',
      'rest.orderId',
      'rest.amount',
      (takesRealMoney ? isPlayed('rest.orderId') : lit(false).$castTo<boolean>()).as('isPlayMoney'),
    ])
