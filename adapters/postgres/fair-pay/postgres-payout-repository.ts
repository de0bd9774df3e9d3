import type { PayoutRepository } from '#application/fair-pay/payout-repository.ts'
import { daysKept, monthOfPayday, paidForBy, payable, payoutEntries } from '#domain/fair-pay/payout.ts'
import type { Sql } from '../sql.ts'
import { isSettled } from './settled.ts'

/** Payouts in PostgreSQL, which refuses changes, and a second one for the same artist and month. */
export const postgresPayoutRepository = (sql: Sql): PayoutRepository => ({
  async waiting(payday, most) {
    // Only what has been sold since the last payout can make anything due; the whole account is read where that is so.
    const rows = await sql<{ id: string }>(
      `with sellers as materialized (
         select artists.id from artists
         cross join lateral (select max(month) as month from payouts where artist_id = artists.id) as last
         cross join lateral (
           select from ledger_entries sale
           where sale.artist_id = artists.id and sale.amount_cents > 0 and sale.at <= $1
             and sale.at > coalesce((last.month || '-01')::timestamp at time zone 'utc' - $4 * interval '1 day', '-infinity')
           limit 1) as sold
         where last.month is null or last.month < $2)
       select id from sellers
       where (select sum(e.amount_cents) from ledger_entries e where e.artist_id = sellers.id and ${isSettled('$1')}) > 0
       order by id limit $3`,
      [paidForBy(payday), monthOfPayday(payday), most, daysKept],
    )
    return rows.map(({ id }) => id)
  },

  async due(artistId, payday) {
    await sql('select 1 from artists where id = $1 for no key update', [artistId])
    const [row] = await sql<{ balance: number }>(
      `select coalesce(sum(e.amount_cents), 0)::float8 as balance from ledger_entries e
       where e.artist_id = $1 and ${isSettled('$2')}`,
      [artistId, paidForBy(payday)],
    )
    return payable(row?.balance ?? 0)
  },

  async add(payout) {
    const added = await sql(
      `insert into payouts (id, artist_id, month, amount_cents, at) values ($1, $2, $3, $4, $5)
       on conflict (artist_id, month) do nothing returning 1`,
      [payout.id, payout.artistId, payout.month, payout.amount, payout.at],
    )
    if (added.length === 0) return false
    for (const { account, amount } of payoutEntries(payout))
      await sql(
        `insert into ledger_entries (payout_id, account, artist_id, amount_cents, at) values ($1, $2, $3, $4, $5)`,
        [payout.id, account.kind, account.kind === 'artist' ? account.artistId : null, amount, payout.at],
      )
    return true
  },
})
