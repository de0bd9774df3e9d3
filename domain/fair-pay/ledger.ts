import type { Cents } from '#domain/shared/money.ts'
import { splitPrice } from './price-split.ts'

/**
 * Whose account an entry is booked on: a buyer's payment is negative, what artists and platform get is positive, and so is
 * what has left an artist's account by a payout.
 */
export type LedgerAccount =
  | { readonly kind: 'buyer' }
  | { readonly kind: 'artist'; readonly artistId: string }
  | { readonly kind: 'platform' }
  | { readonly kind: 'paid-out' }

/** One line of the books. Lines are only ever added; the lines of one posting sum to zero. */
export interface LedgerEntry {
  readonly account: LedgerAccount
  readonly amount: Cents
}

/** What an artist's part of an order costs the buyer. */
export interface ArtistShare {
  readonly artistId: string
  readonly subtotal: Cents
}

export const ledgerSum = (entries: readonly LedgerEntry[]): Cents =>
  entries.reduce((sum, { amount }) => sum + amount, 0)

/** The posting of a paid order: the buyer pays all, each artist gets their part, the platform its fee. */
export function paymentEntries(shares: readonly ArtistShare[], feePercent: number): LedgerEntry[] {
  const parts = shares.map((share) => ({ ...share, ...splitPrice(share.subtotal, feePercent) }))
  const total = parts.reduce((sum, { subtotal }) => sum + subtotal, 0)
  const fee = parts.reduce((sum, { platform }) => sum + platform, 0)
  return [
    { account: { kind: 'buyer' }, amount: 0 - total },
    ...parts.map(
      ({ artistId, artist }) => ({ account: { kind: 'artist', artistId }, amount: artist }) as const,
    ),
    { account: { kind: 'platform' }, amount: fee },
  ]
}

/** The posting that takes another one back. */
export const reversedEntries = (entries: readonly LedgerEntry[]): LedgerEntry[] =>
  entries.map(({ account, amount }) => ({ account, amount: 0 - amount }))
