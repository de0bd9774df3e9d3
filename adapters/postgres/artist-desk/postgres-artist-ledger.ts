import type { ArtistDeskReader, ArtistLedgerLine } from '#application/artist-desk/artist-desk-reader.ts'
import type { TimedPlace } from '#application/shared/timed-pages.ts'
import type { EarningsOfMonth } from '#domain/fair-pay/earnings.ts'
import { paidForBy, payable } from '#domain/fair-pay/payout.ts'
import { Parameters } from '../catalogue/parameters.ts'
import { isSettled } from '../fair-pay/settled.ts'
import type { Sql } from '../sql.ts'
import { behind, milliseconds, timedSlice } from '../timed-slice.ts'

/**
 * What buyers paid or got back for a line `e` of the books of artist $1. An order is booked, and taken back at most once: every
 * other line is a refund, also where a fee of a hundred per cent leaves the artist nothing.
 */
const sales = `(select sum(price_cents::bigint * quantity) from order_lines
    where order_id = e.order_id and artist_id = $1)
  * case when (select count(*) from ledger_entries before
      where before.order_id = e.order_id and before.artist_id = $1 and before.id <= e.id) % 2 = 0
    then -1 else 1 end`

type MonthRow = Omit<EarningsOfMonth, 'fee'> & { readonly refunded: number }

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

/** An artist's account straight from the books. */
export const postgresArtistLedger = (
  sql: Sql,
  ordersToShip: (artistId: string) => Promise<number>,
): Pick<ArtistDeskReader, 'earnings' | 'ledger'> => ({
  async earnings(artistId, payday) {
    const months = await sql<MonthRow>(
      `select to_char(at at time zone 'utc', 'YYYY-MM') as month, sum(greatest(sales, 0))::float8 as sales,
         sum(greatest(-sales, 0))::float8 as refunded, sum(amount)::float8 as earned
       from (select e.at, e.amount_cents as amount, ${sales} as sales from ledger_entries e
             where e.artist_id = $1 and e.payout_id is null) as lines
       group by 1 order by 1`,
      [artistId],
    )
    const [account] = await sql<{ paidOut: number; settled: number }>(
      `select coalesce(-sum(e.amount_cents) filter (where e.payout_id is not null), 0)::float8 as "paidOut",
         coalesce(sum(e.amount_cents) filter (where ${isSettled('$2')}), 0)::float8 as settled
       from ledger_entries e where e.artist_id = $1`,
      [artistId, paidForBy(payday)],
    )
    const total = (of: 'sales' | 'refunded' | 'earned') => sumOf(months.map((each) => each[of]))
    const [paid, refunded, earned] = [total('sales'), total('refunded'), total('earned')]
    return {
      sales: paid,
      refunded,
      earned,
      fee: paid - refunded - earned,
      paidOut: account?.paidOut ?? 0,
      due: payable(account?.settled ?? 0),
      perMonth: months.map((each) => ({
        month: each.month,
        sales: each.sales,
        fee: each.sales - each.refunded - each.earned,
        earned: each.earned,
      })),
      ordersToShip: await ordersToShip(artistId),
    }
  },

  async ledger(artistId, limit, after) {
    const [counted] = await sql<{ total: number }>(
      'select count(*)::int as total from ledger_entries where artist_id = $1',
      [artistId],
    )
    const parameters = new Parameters()
    parameters.add(artistId)
    const place = behind(after, { at: 'e.at', id: 'e.id', idType: 'bigint' }, parameters)
    const rows = await sql<Omit<ArtistLedgerLine, 'at'> & TimedPlace>(
      `select e.id::text as id, ${milliseconds('e.at')} as at, number as "orderNumber",
         e.amount_cents::float8 as amount, coalesce(${sales}, 0)::float8 as sales
       from ledger_entries e left join orders on orders.id = e.order_id
       where e.artist_id = $1 and ${place}
       order by e.at desc, e.id desc limit ${parameters.add(limit + 1)}`,
      parameters.values,
    )
    return timedSlice(rows, limit, counted?.total ?? 0, ({ at, orderNumber, amount, sales: paid }) => ({
      at: new Date(Math.round(at)),
      orderNumber,
      amount,
      sales: paid,
    }))
  },
})
