import type { LedgerRepository } from '#application/fair-pay/ledger-repository.ts'
import type { LedgerAccount, LedgerEntry, PostingKind } from '#domain/fair-pay/ledger.ts'
import type { Cents } from '#domain/shared/money.ts'
import type { Database } from '../database.ts'
import { listsAsTable } from '../lists-as-table.ts'
import { prepared } from '../prepared.ts'

/** What a line of the books belongs to. */
type Cause = { readonly orderId: string } | { readonly payoutId: string }

interface Posting {
  readonly cause: Cause
  readonly entries: readonly LedgerEntry[]
}

/** A line of the books, beside when it was written. */
interface Line {
  readonly orderId: string | null
  readonly payoutId: string | null
  readonly kind: PostingKind
  readonly account: LedgerAccount['kind']
  readonly artistId: string | null
  readonly amount: Cents
  readonly sales: Cents
  readonly pieces: number
}

type Lines = { readonly [Name in keyof Line]: readonly Line[Name][] }

const written = prepared((db, given: Lines & { readonly at: Date }) =>
  db
    .insertInto('ledger_entries')
    .columns([
      'order_id',
      'payout_id',
      'kind',
      'account',
      'artist_id',
      'amount_cents',
      'sales_cents',
      'pieces',
      'at',
    ])
    .expression(
      db
        .selectFrom(
          listsAsTable('line', {
            orderId: { of: 'uuid', values: given.orderId },
            payoutId: { of: 'uuid', values: given.payoutId },
            kind: { of: 'text', values: given.kind },
            account: { of: 'text', values: given.account },
            artistId: { of: 'uuid', values: given.artistId },
            amount: { of: 'bigint', values: given.amount },
            sales: { of: 'bigint', values: given.sales },
            pieces: { of: 'int', values: given.pieces },
          }),
        )
        .select((line) => [
          'orderId',
          'payoutId',
          'kind',
          'account',
          'artistId',
          'amount',
          'sales',
          'pieces',
          line.cast<Date>(line.val(given.at), 'timestamptz').as('at'),
        ])
        .orderBy('place'),
    ),
)

const asLists = (lines: readonly Line[]): Lines => ({
  orderId: lines.map(({ orderId }) => orderId),
  payoutId: lines.map(({ payoutId }) => payoutId),
  kind: lines.map(({ kind }) => kind),
  account: lines.map(({ account }) => account),
  artistId: lines.map(({ artistId }) => artistId),
  amount: lines.map(({ amount }) => amount),
  sales: lines.map(({ sales }) => sales),
  pieces: lines.map(({ pieces }) => pieces),
})

/** Writes lines into the books, all by one statement. */
export const postEntries = (db: Database, postings: readonly Posting[], at: Date): Promise<unknown> =>
  written(db, {
    ...asLists(
      postings.flatMap(({ cause, entries }) =>
        entries.map(({ kind, account, amount, sales, pieces = 0 }) => ({
          orderId: 'orderId' in cause ? cause.orderId : null,
          payoutId: 'payoutId' in cause ? cause.payoutId : null,
          kind,
          account: account.kind,
          artistId: account.kind === 'artist' ? account.artistId : null,
          amount,
          sales,
          pieces,
        })),
      ),
    ),
    at,
  })

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
