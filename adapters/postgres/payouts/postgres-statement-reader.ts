import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { StatementReader } from '#application/payouts/statement-reader.ts'
import type { Database } from '../database.ts'
import { paidOrders } from './paid-orders.ts'
import { payoutsOfLines } from './payout-of-line.ts'

/** Accounts for a time, out of PostgreSQL. */
export const postgresStatementReader = (db: Database): StatementReader => ({
  async account(artistId, from, until) {
    const { opening } = await db
      .selectFrom('ledger_entries')
      .select(({ fn }) => fn.sum<number | null>('amount_cents').as('opening'))
      .where('artist_id', '=', artistId)
      .where('at', '<', from)
      .executeTakeFirstOrThrow()
    const lines = await db
      .selectFrom('ledger_entries as e')
      .leftJoin('orders', 'orders.id', 'e.order_id')
      .select((eb) => [
        'e.kind',
        'e.at',
        'e.sales_cents as sales',
        'e.amount_cents as amount',
        'orders.number as orderNumber',
        jsonObjectFrom(
          payoutsOfLines()
            .whereRef('p.id', '=', eb.ref('e.payout_id'))
            .select(({ ref }) => paidOrders(ref('p.id')).as('orders')),
        ).as('payout'),
      ])
      .where('e.artist_id', '=', artistId)
      .where('e.at', '>=', from)
      .where('e.at', '<', until)
      .orderBy('e.at')
      .orderBy('e.id')
      .execute()
    return { opening: opening ?? 0, lines }
  },
})
