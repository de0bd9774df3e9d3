import { type Cents, sumOf } from '#domain/shared/money.ts'
import type { LedgerEntry } from './ledger.ts'

/** A line of an artist's account; a payout has no order. */
export interface AccountLine {
  readonly orderId: string | null
  readonly at: Date
  readonly amount: Cents
}

/** What one artist is paid for one month. */
export interface Payout {
  readonly id: string
  readonly artistId: string
  /** Such as '2026-11', in UTC. There is one payout for an artist and a month. */
  readonly month: string
  /** At least one cent. */
  readonly amount: Cents
  readonly at: Date
}

/** So long buyers' money is kept, should they want it back. */
export const daysKept = 14

const day = 86_400_000

/** The day on which the money of this month leaves: its first one, in UTC. */
export const paydayOf = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))

/** The next such day. */
export const nextPayday = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1))

/** The month that a payday begins, such as '2026-11'. */
export const monthOfPayday = (payday: Date): string => payday.toISOString().slice(0, 7)

/** What a payout is called where its money leaves and where it comes in. */
export const payoutReference = (month: string): string => `Payout ${month}`

/** What is to leave on a payday has been paid for by then. */
export const paidForBy = (payday: Date): Date => new Date(payday.getTime() - daysKept * day)

/** What a balance of settled lines comes to as a payout: never less than nothing, which later sales make up for. */
export const payable = (balance: Cents): Cents => Math.max(0, balance)

/**
 * What an artist is due on a payday: everything of the orders that were paid long enough ago, so also what was given back
 * of them, less what has left already.
 */
export function dueOn(payday: Date, lines: readonly AccountLine[]): Cents {
  const paidAt = new Map<string, number>()
  for (const { orderId, at } of lines)
    if (orderId !== null)
      paidAt.set(orderId, Math.min(at.getTime(), paidAt.get(orderId) ?? Number.POSITIVE_INFINITY))
  const latest = paidForBy(payday).getTime()
  const settled = lines.filter(({ orderId }) => orderId === null || (paidAt.get(orderId) ?? 0) <= latest)
  return payable(sumOf(settled.map(({ amount }) => amount)))
}

/** The books' lines of a payout: from the artist's account to what has left. */
export const payoutEntries = ({
  artistId,
  amount,
}: Pick<Payout, 'artistId' | 'amount'>): readonly LedgerEntry[] => [
  { kind: 'payout', account: { kind: 'artist', artistId }, amount: 0 - amount, sales: 0 },
  { kind: 'payout', account: { kind: 'paid-out' }, amount, sales: 0 },
]
