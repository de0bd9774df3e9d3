import type { ArtistDeskReader, ArtistLedgerLine } from '#application/artist-desk/artist-desk-reader.ts'
import type { EarningsOfMonth } from '#domain/fair-pay/earnings.ts'
import { paidForBy, payable } from '#domain/fair-pay/payout.ts'
import { atArtistsDesks } from '#domain/orders/order-status.ts'
import { Parameters } from '../catalogue/parameters.ts'
import { isSettled } from '../fair-pay/settled.ts'
import { isoTime } from '../iso-time.ts'
import { keysetSlice } from '../keyset-slice.ts'
import type { Sql } from '../sql.ts'

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
export const postgresArtistLedger = (sql: Sql): Pick<ArtistDeskReader, 'earnings' | 'ledger'> => ({
  async earnings(artistId, payday) {
    const months = await sql<MonthRow>(
      `select to_char(at at time zone 'utc', 'YYYY-MM') as month, sum(greatest(sales, 0))::float8 as sales,
         sum(greatest(-sales, 0))::float8 as refunded, sum(amount)::float8 as earned
       from (select e.at, e.amount_cents as amount, ${sales} as sales from ledger_entries e
             where e.artist_id = $1 and e.payout_id is null) as lines
       group by 1 order by 1`,
      [artistId],
    )
    const [account] = await sql<{ paidOut: number; settled: number; ordersToShip: number }>(
      `select coalesce(-sum(e.amount_cents) filter (where e.payout_id is not null), 0)::float8 as "paidOut",
         coalesce(sum(e.amount_cents) filter (where ${isSettled('$2')}), 0)::float8 as settled,
         (select count(*)::int from fulfilments f join orders o on o.id = f.order_id
          where f.artist_id = $1 and f.status = 'waiting' and o.status = any($3::text[])) as "ordersToShip"
       from ledger_entries e where e.artist_id = $1`,
      [artistId, paidForBy(payday), atArtistsDesks],
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
      ordersToShip: account?.ordersToShip ?? 0,
    }
  },

  async ledger(artistId, limit, after) {
    const parameters = new Parameters()
    const { items, ...rest } = await keysetSlice<Omit<ArtistLedgerLine, 'at'> & { readonly at: string }>(
      sql,
      {
        table: 'ledger_entries',
        row: 'e',
        columns: `${isoTime('e.at')} as at, (select number from orders where id = e.order_id) as "orderNumber",
          e.amount_cents::float8 as amount, coalesce(${sales}, 0)::float8 as sales`,
        conditions: [`artist_id = ${parameters.add(artistId)}`],
        parameters,
        key: 'at',
        kind: 'time',
        direction: 'desc',
        ids: 'bigint',
      },
      limit,
      after,
    )
    return { items: items.map(({ at, ...line }) => ({ ...line, at: new Date(at) })), ...rest }
  },
})
