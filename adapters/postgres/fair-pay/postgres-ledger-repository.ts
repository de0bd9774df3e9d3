import type { LedgerRepository } from '#application/fair-pay/ledger-repository.ts'
import type { LedgerEntry } from '#domain/fair-pay/ledger.ts'
import type { Database } from '../database.ts'
import { LedgerEntrySchema } from './ledger.schema.ts'

/** What a line of the books belongs to. */
type Cause = { readonly orderId: string } | { readonly payoutId: string }

interface Posting {
  readonly cause: Cause
  readonly entries: readonly LedgerEntry[]
}

/** Writes lines into the books, all by one statement. */
export const postEntries = (db: Database, postings: readonly Posting[], at: Date): Promise<unknown> =>
  db.entities((em) =>
    em.insertMany(
      LedgerEntrySchema,
      postings.flatMap(({ cause, entries }) =>
        entries.map(({ kind, account, amount, sales, pieces = 0 }) => ({
          orderId: null,
          payoutId: null,
          ...cause,
          kind,
          account: account.kind,
          artistId: account.kind === 'artist' ? account.artistId : null,
          amountCents: amount,
          salesCents: sales,
          pieces,
          at,
        })),
      ),
    ),
  )

/** The books in PostgreSQL, which refuses changes and postings that do not sum to zero. */
export const postgresLedgerRepository = (db: Database): LedgerRepository => ({
  async post(orderId, entries, at) {
    await postEntries(db, [{ cause: { orderId }, entries }], at)
  },

  async entriesOf(orderId) {
    const lines = await db
      .selectFrom('ledger_entries')
      .select(['kind', 'account', 'artist_id', 'amount_cents as amount', 'sales_cents as sales', 'at'])
      .where('order_id', '=', orderId)
      .orderBy('id')
      .execute()
    return lines.map(({ account, artist_id, ...line }) => ({
      ...line,
      account: account === 'artist' ? { kind: account, artistId: artist_id ?? '' } : { kind: account },
    }))
  },
})
