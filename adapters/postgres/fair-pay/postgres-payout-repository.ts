import type { PayoutRepository } from '#application/fair-pay/payout-repository.ts'
import { monthOfPayday, paidForBy, payable, payoutEntries } from '#domain/fair-pay/payout.ts'
import type { Sql } from '../sql.ts'
import { isSettled } from './settled.ts'

/** Payouts in PostgreSQL, which refuses changes, and a second one for the same artist and month. */
export const postgresPayoutRepository = (sql: Sql): PayoutRepository => ({
  async waiting(payday, most) {
    const rows = await sql<{ id: string }>(
      `select e.artist_id as id from ledger_entries e
       where e.artist_id is not null and ${isSettled('$1')}
         and not exists (select 1 from payouts where payouts.artist_id = e.artist_id and month = $2)
       group by e.artist_id having sum(e.amount_cents) > 0 order by e.artist_id limit $3`,
      [paidForBy(payday), monthOfPayday(payday), most],
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
