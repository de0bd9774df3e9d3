import type { LedgerRepository } from '#application/fair-pay/ledger-repository.ts'
import type { LedgerEntry } from '#domain/fair-pay/ledger.ts'
import type { Sql } from '../sql.ts'

interface EntryRow {
  readonly account: LedgerEntry['account']['kind']
  readonly artist_id: string | null
  readonly amount_cents: number
}

/** The books in PostgreSQL, which refuses changes and postings that do not sum to zero. */
export const postgresLedgerRepository = (sql: Sql): LedgerRepository => ({
  async post(orderId, entries, at) {
    await sql(
      `insert into ledger_entries (order_id, account, artist_id, amount_cents, at)
       select $1, account, artist_id, amount_cents, $3
       from jsonb_to_recordset($2::jsonb) as given(account text, artist_id uuid, amount_cents bigint)`,
      [
        orderId,
        JSON.stringify(
          entries.map(({ account, amount }) => ({
            account: account.kind,
            artist_id: account.kind === 'artist' ? account.artistId : null,
            amount_cents: amount,
          })),
        ),
        at,
      ],
    )
  },

  async entriesOf(orderId) {
    const rows = await sql<EntryRow>(
      'select account, artist_id, amount_cents::float8 from ledger_entries where order_id = $1 order by id',
      [orderId],
    )
    return rows.map(({ account, artist_id, amount_cents }) => ({
      account: account === 'artist' ? { kind: account, artistId: artist_id ?? '' } : { kind: account },
      amount: amount_cents,
    }))
  },
})
