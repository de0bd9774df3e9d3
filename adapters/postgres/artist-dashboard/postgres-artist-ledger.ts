import { expressionBuilder, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { ArtistDashboardReader } from '#application/artist-dashboard/artist-dashboard-reader.ts'
import type { PostingKind } from '#domain/fair-pay/ledger.ts'
import { deliveredBefore } from '#domain/fair-pay/payout.ts'
import { shownToArtists } from '#domain/orders/order-status.ts'
import { sumOf } from '#domain/shared/money.ts'
import type { Database } from '../database.ts'
import { dueParts } from '../fair-pay/due-parts.ts'
import { payoutsOfLines } from '../payouts/payout-of-line.ts'
import type { Tables } from '../schemas.ts'
import { sliceOf } from '../slice.ts'

const entry = expressionBuilder<Tables, 'ledger_entries'>()

/** What buyers paid, or got back, as far as a line is of one kind. */
const salesOf = (kind: PostingKind) =>
  entry.fn.coalesce(entry.fn.sum<number>('sales_cents').filterWhere('kind', '=', kind), entry.lit(0))

const months = (db: Database, artistId: string) =>
  db
    .selectFrom('ledger_entries')
    .where('artist_id', '=', artistId)
    .where('kind', '<>', 'payout')
    .select(({ fn, neg, ref }) => [
      // The query builder knows no time zones.
      sql<string>`to_char(${ref('at')} at time zone 'utc', 'YYYY-MM')`.as('month'),
      salesOf('sale').as('sales'),
      neg(salesOf('refund')).as('refunded'),
      fn.sum<number>('amount_cents').as('earned'),
    ])
    .groupBy('month')
    .orderBy('month')

/** How many parts of orders an artist has to send. */
export const ordersToShip = (artistId: string) =>
  expressionBuilder<Tables>()
    .selectFrom('fulfilments as f')
    .innerJoin('orders as o', 'o.id', 'f.order_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('f.artist_id', '=', artistId)
    .where('f.status', '=', 'waiting')
    .where('o.status', 'in', shownToArtists)

/** All of an account by one statement: a payout that comes between two would be in one of them alone. */
const account = (db: Database, artistId: string, payday: Date, takesRealMoney: boolean) =>
  db
    .selectFrom('ledger_entries as e')
    .select(({ fn }) => [
      fn.sum<number | null>('e.amount_cents').filterWhere('e.kind', '=', 'payout').as('inPayouts'),
      db
        .selectFrom(dueParts(db, { before: deliveredBefore(payday), artistId, takesRealMoney }).as('part'))
        .where('part.isPlayMoney', '=', false)
        .select((part) => part.fn.sum<number | null>('part.amount').as('amount'))
        .as('settled'),
      ordersToShip(artistId).as('ordersToShip'),
      jsonArrayFrom(months(db, artistId)).as('perMonth'),
    ])
    .where('e.artist_id', '=', artistId)
    .executeTakeFirstOrThrow()

/** An artist's account straight from the books. */
export const postgresArtistLedger = (
  db: Database,
  takesRealMoney: boolean,
): Pick<ArtistDashboardReader, 'earnings' | 'ledger'> => ({
  async earnings(artistId, payday) {
    const {
      inPayouts,
      settled,
      perMonth,
      ordersToShip: toShip,
    } = await account(db, artistId, payday, takesRealMoney)
    const total = (of: 'sales' | 'refunded' | 'earned') => sumOf(perMonth.map((each) => each[of]))
    const [paid, refunded, earned] = [total('sales'), total('refunded'), total('earned')]
    return {
      sales: paid,
      refunded,
      earned,
      fee: paid - refunded - earned,
      paidOut: 0 - (inPayouts ?? 0),
      due: Math.max(0, settled ?? 0),
      perMonth: perMonth.map((each) => ({
        month: each.month,
        sales: each.sales,
        fee: each.sales - each.refunded - each.earned,
        earned: each.earned,
      })),
      ordersToShip: toShip ?? 0,
    }
  },

  ledger: (artistId, limit, after) =>
    sliceOf(
      db,
      {
        rows: db.selectFrom('ledger_entries').where('artist_id', '=', artistId),
        show: (page) =>
          page
            .innerJoin('ledger_entries as e', (join) => join.on('e.id', '=', sql.ref<number>('page.id')))
            .leftJoin('orders', 'orders.id', 'e.order_id')
            .select((eb) => [
              'e.at',
              'orders.number as orderNumber',
              'e.kind',
              'e.amount_cents as amount',
              'e.sales_cents as sales',
              jsonObjectFrom(payoutsOfLines().whereRef('p.id', '=', eb.ref('e.payout_id'))).as('payout'),
            ]),
        key: 'at',
        kind: 'time',
        direction: 'desc',
        ids: 'bigint',
      },
      limit,
      after,
    ),
})
