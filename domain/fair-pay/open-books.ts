import { type Cents, sumOf } from '#domain/shared/money.ts'
import type { LedgerAccount, LedgerEntry, PostingKind } from './ledger.ts'

/** What all lines of one kind come to on the accounts of one kind. */
export interface BookTotal {
  readonly account: LedgerAccount['kind']
  readonly kind: PostingKind
  readonly amount: Cents
  /** Works sold, less those given up. */
  readonly pieces: number
}

/** The books in the open: no figure of them belongs to a single artist. */
export interface OpenBooks {
  /** What buyers paid, less what they got back. */
  readonly buyersPaid: Cents
  /** What came of it to artists' accounts. */
  readonly artistsReceived: Cents
  /** Where that is now; it comes to what artists received. */
  readonly ofArtists: {
    /** On their own accounts, elsewhere. */
    readonly arrived: Cents
    readonly onItsWay: Cents
    /** Here, until a payday sends it. */
    readonly waiting: Cents
  }
  readonly platformKept: Cents
  /** Pieces that were sold, and not given up. */
  readonly worksSold: number
  /** What all lines of all accounts come to: nothing, or the books are wrong. */
  readonly balance: Cents
}

/** Payouts move money from an account to another one: neither is it earned nor paid by them. */
const ofOrders: readonly PostingKind[] = ['sale', 'refund']

/** The books out of their totals, whichever lines these are of. */
export function openBooks(totals: readonly BookTotal[]): OpenBooks {
  const traded = totals.filter(({ kind }) => ofOrders.includes(kind))
  const on = (kind: LedgerAccount['kind'], of: readonly BookTotal[] = traded): Cents =>
    sumOf(of.filter(({ account }) => account === kind).map(({ amount }) => amount))
  return {
    buyersPaid: 0 - on('buyer'),
    artistsReceived: on('artist'),
    ofArtists: {
      arrived: on('paid-out', totals),
      onItsWay: on('on-its-way', totals),
      waiting: on('artist', totals) + on('set-aside', totals),
    },
    platformKept: on('platform'),
    worksSold: totals.reduce((sum, { pieces }) => sum + pieces, 0),
    balance: sumOf(totals.map(({ amount }) => amount)),
  }
}

/** The totals of lines, one by one: what a running sum has to agree with. */
export function totalsOf(entries: readonly LedgerEntry[]): readonly BookTotal[] {
  const totals = Map.groupBy(entries, ({ account, kind }) => `${account.kind} ${kind}`)
  return [...totals.values()].flatMap((its) =>
    its.slice(0, 1).map(({ account, kind }) => ({
      account: account.kind,
      kind,
      amount: sumOf(its.map(({ amount }) => amount)),
      pieces: its.reduce((sum, { pieces = 0 }) => sum + pieces, 0),
    })),
  )
}

/** How many artists have received something, less what was taken back. */
export function artistsPaid(entries: readonly LedgerEntry[]): number {
  const received = new Map<string, Cents>()
  for (const { account, kind, amount } of entries)
    if (account.kind === 'artist' && ofOrders.includes(kind))
      received.set(account.artistId, (received.get(account.artistId) ?? 0) + amount)
  return [...received.values()].filter((sum) => sum > 0).length
}
