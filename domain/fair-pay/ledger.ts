import { type Cents, sumOf } from '#domain/shared/money.ts'
import { splitPrice } from './price-split.ts'

/**
 * Whose account an entry is booked on: a buyer's payment is negative, what artists and platform get is positive, and so is
 * what has left an artist's account by a payout, wherever it is now.
 */
export type LedgerAccount =
  | { readonly kind: 'buyer' }
  | { readonly kind: 'artist'; readonly artistId: string }
  | { readonly kind: 'platform' }
  | { readonly kind: PayoutPlace }

/** Where the money of a payout is: waiting to be sent, with the bank, or with the artist. */
export const payoutPlaces = ['set-aside', 'on-its-way', 'paid-out'] as const
export type PayoutPlace = (typeof payoutPlaces)[number]

/** What a posting is of: money that a buyer paid, that one got back, or that leaves for an artist or comes back from the way. */
export const postingKinds = ['sale', 'refund', 'payout'] as const
export type PostingKind = (typeof postingKinds)[number]

/** One line of the books. Lines are only ever added; the lines of one posting sum to zero. */
export interface LedgerEntry {
  readonly kind: PostingKind
  readonly account: LedgerAccount
  readonly amount: Cents
  /** On an artist's account what the buyer paid for it, fee and all; negative, got back. Nothing on the others. */
  readonly sales: Cents
  /** On an artist's account how many works were sold with it; negative, given up. Absent where there is none. */
  readonly pieces?: number
}

/** A line of the books, and when it was written. */
export interface PostedEntry extends LedgerEntry {
  readonly at: Date
}

/** What an artist's part of an order costs the buyer. */
export interface ArtistShare {
  readonly artistId: string
  readonly subtotal: Cents
  /** How many works of theirs. */
  readonly pieces?: number
}

export const ledgerSum = (entries: readonly LedgerEntry[]): Cents =>
  sumOf(entries.map(({ amount }) => amount))

/** The posting of a paid order: the buyer pays all, each artist gets their part, the platform its fee. */
export function paymentEntries(shares: readonly ArtistShare[], feePercent: number): LedgerEntry[] {
  const parts = shares.map((share) => ({ ...share, ...splitPrice(share.subtotal, feePercent) }))
  const total = sumOf(parts.map(({ subtotal }) => subtotal))
  const fee = sumOf(parts.map(({ platform }) => platform))
  return [
    { kind: 'sale', account: { kind: 'buyer' }, amount: 0 - total, sales: 0 },
    ...parts.map(
      ({ artistId, artist, subtotal, pieces }) =>
        ({
          kind: 'sale',
          account: { kind: 'artist', artistId },
          amount: artist,
          sales: subtotal,
          ...(pieces !== undefined && { pieces }),
        }) as const,
    ),
    { kind: 'sale', account: { kind: 'platform' }, amount: fee, sales: 0 },
  ]
}

/** What a buyer gets back of an artist's part of an order. */
export interface ShareBack {
  readonly artistId: string
  /** What the buyer had paid for it so far, less what they had got back before. */
  readonly kept: Cents
  readonly back: Cents
  /** How many works of theirs are given up with it. */
  readonly pieces?: number
}

/**
 * The posting of a refund, at the order's own fee. Each artist gives back by how much their part of what is kept gets less,
 * the platform the rest: whatever the steps, they come to what was paid, to the cent.
 */
export function refundEntries(shares: readonly ShareBack[], feePercent: number): LedgerEntry[] {
  const parts = shares
    .filter(({ back }) => back > 0)
    .map(({ artistId, kept, back, pieces }) => ({
      artistId,
      back,
      pieces,
      artist: splitPrice(kept, feePercent).artist - splitPrice(kept - back, feePercent).artist,
    }))
  const total = sumOf(parts.map(({ back }) => back))
  const fee = total - sumOf(parts.map(({ artist }) => artist))
  return [
    { kind: 'refund', account: { kind: 'buyer' }, amount: total, sales: 0 },
    ...parts.map(
      ({ artistId, artist, back, pieces }) =>
        ({
          kind: 'refund',
          account: { kind: 'artist', artistId },
          amount: 0 - artist,
          sales: 0 - back,
          ...(pieces !== undefined && { pieces: 0 - pieces }),
        }) as const,
    ),
    { kind: 'refund', account: { kind: 'platform' }, amount: 0 - fee, sales: 0 },
  ]
}
