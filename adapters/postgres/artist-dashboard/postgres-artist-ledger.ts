import { expressionBuilder, type RawBuilder, sql } from 'kysely'
import type { ArtistDashboardReader } from '#application/artist-dashboard/artist-dashboard-reader.ts'
import { paidForBy, payable } from '#domain/fair-pay/payout.ts'
import { shownToArtists } from '#domain/orders/order-status.ts'
import type { Database } from '../database.ts'
import { isSettled } from '../fair-pay/settled.ts'
import type { Tables } from '../schemas.ts'
import { sliceOf } from '../slice.ts'

/**
 * What buyers paid or got back for a line `e` of the books of an artist. An order is booked, and taken back at most once: every
 * other line is a refund, also where a fee of a hundred per cent leaves the artist nothing.
 */
function salesOf(artistId: string): RawBuilder<number | null> {
  const line = expressionBuilder<Tables & { e: Tables['ledger_entries'] }, 'e'>()
  const bought = line
    .selectFrom('order_lines')
    .select(({ eb, fn, cast, ref }) =>
      fn.sum<number>(eb(cast<number>('price_cents', 'bigint'), '*', ref('quantity'))).as('sum'),
    )
    .whereRef('order_lines.order_id', '=', 'e.order_id')
    .where('order_lines.artist_id', '=', artistId)
  const postings = line
    .selectFrom('ledger_entries as before')
    .select(({ fn }) => fn.countAll().as('count'))
    .whereRef('before.order_id', '=', 'e.order_id')
    .where('before.artist_id', '=', artistId)
    .whereRef('before.id', '<=', 'e.id')
  return sql`${bought} * case when ${postings} % 2 = 0 then -1 else 1 end`
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

const months = (db: Database, artistId: string) =>
  db
    .selectFrom(
      db
        .selectFrom('ledger_entries as e')
        .select(['e.at', 'e.amount_cents as amount', salesOf(artistId).as('sales')])
        .where('e.artist_id', '=', artistId)
        .where('e.payout_id', 'is', null)
        .as('lines'),
    )
    .select(({ fn, lit, neg, ref }) => [
      // The query builder knows no time zones.
      sql<string>`to_char(${ref('at')} at time zone 'utc', 'YYYY-MM')`.as('month'),
      fn.sum<number>(fn('greatest', ['sales', lit(0)])).as('sales'),
      fn.sum<number>(fn('greatest', [neg(ref('sales')), lit(0)])).as('refunded'),
      fn.sum<number>('amount').as('earned'),
    ])
    .groupBy('month')
    .orderBy('month')
    .execute()

const account = (db: Database, artistId: string, payday: Date) =>
  db
    .selectFrom('ledger_entries as e')
    .select(({ fn, selectFrom }) => [
      fn.sum<number | null>('e.amount_cents').filterWhere('e.payout_id', 'is not', null).as('inPayouts'),
      fn
        .sum<number | null>('e.amount_cents')
        .filterWhere(isSettled(paidForBy(payday)))
        .as('settled'),
      selectFrom('fulfilments as f')
        .innerJoin('orders as o', 'o.id', 'f.order_id')
        .select((part) => part.fn.countAll<number>().as('count'))
        .where('f.artist_id', '=', artistId)
        .where('f.status', '=', 'waiting')
        .where('o.status', 'in', shownToArtists)
        .as('ordersToShip'),
    ])
    .where('e.artist_id', '=', artistId)
    .executeTakeFirst()

/** An artist's account straight from the books. */
export const postgresArtistLedger = (db: Database): Pick<ArtistDashboardReader, 'earnings' | 'ledger'> => ({
  async earnings(artistId, payday) {
    const perMonth = await months(db, artistId)
    const found = await account(db, artistId, payday)
    const total = (of: 'sales' | 'refunded' | 'earned') => sumOf(perMonth.map((each) => each[of]))
    const [paid, refunded, earned] = [total('sales'), total('refunded'), total('earned')]
    return {
      sales: paid,
      refunded,
      earned,
      fee: paid - refunded - earned,
      paidOut: 0 - (found?.inPayouts ?? 0),
      due: payable(found?.settled ?? 0),
      perMonth: perMonth.map((each) => ({
        month: each.month,
        sales: each.sales,
        fee: each.sales - each.refunded - each.earned,
        earned: each.earned,
      })),
      ordersToShip: found?.ordersToShip ?? 0,
    }
  },

  async ledger(artistId, limit, after) {
    const { items, ...rest } = await sliceOf(
      db,
      {
        rows: db.selectFrom('ledger_entries').where('artist_id', '=', artistId),
        show: (page) =>
          page
            .innerJoin('ledger_entries as e', (join) => join.on('e.id', '=', sql.ref<number>('page.id')))
            .leftJoin('orders', 'orders.id', 'e.order_id')
            .select([
              'e.at',
              'orders.number as orderNumber',
              'e.amount_cents as amount',
              salesOf(artistId).as('sales'),
            ]),
        key: 'at',
        kind: 'time',
        direction: 'desc',
        ids: 'bigint',
      },
      limit,
      after,
    )
    return { items: items.map(({ sales, ...line }) => ({ ...line, sales: sales ?? 0 })), ...rest }
  },
})
