import { type Cents, sumOf } from '#domain/shared/money.ts'
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

/** What a posting is of: money that a buyer paid, that one got back, or that left for an artist. */
export const postingKinds = ['sale', 'refund', 'payout'] as const
export type PostingKind = (typeof postingKinds)[number]

/** One line of the books. Lines are only ever added; the lines of one posting sum to zero. */
export interface LedgerEntry {
  readonly kind: PostingKind
  readonly account: LedgerAccount
  readonly amount: Cents
  /** On an artist's account what the buyer paid for it, fee and all; negative, got back. Nothing on the others. */
  readonly sales: Cents
}

/** What an artist's part of an order costs the buyer. */
export interface ArtistShare {
  readonly artistId: string
  readonly subtotal: Cents
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
      ({ artistId, artist, subtotal }) =>
        ({ kind: 'sale', account: { kind: 'artist', artistId }, amount: artist, sales: subtotal }) as const,
    ),
    { kind: 'sale', account: { kind: 'platform' }, amount: fee, sales: 0 },
  ]
}

const holderOf = (account: LedgerAccount): string =>
  account.kind === 'artist' ? account.artistId : account.kind

/**
 * The posting that gives a buyer back what these lines of an order leave on each account: all that was paid, where nothing has
 * been given back before.
 */
export function refundEntries(booked: readonly LedgerEntry[]): LedgerEntry[] {
  const accounts = new Map(booked.map(({ account }) => [holderOf(account), account]))
  return [...accounts].flatMap(([holder, account]) => {
    const lines = booked.filter((line) => holderOf(line.account) === holder)
    const amount = 0 - ledgerSum(lines)
    const sales = 0 - sumOf(lines.map((line) => line.sales))
    return amount === 0 && sales === 0 ? [] : [{ kind: 'refund', account, amount, sales }]
  })
}
