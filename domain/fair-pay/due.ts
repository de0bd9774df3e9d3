import { type Cents, sumOf } from '#domain/shared/money.ts'
import { deliveredBefore } from './payout.ts'

/** What a payout takes of an order; negative, what it keeps back as more of the order had left than is its artist's now. */
export interface TakenPart {
  /** Null for what left by a payout of which nobody can tell the orders. */
  readonly orderId: string | null
  /** Never nothing. */
  readonly amount: Cents
}

/** What an order has come to on an artist's account. */
export interface AccountPart {
  /** Null for what left by payouts of which nobody can tell the orders, and came back. */
  readonly order: {
    readonly id: string
    /** When the buyer had the last parcel of the order; null until then. */
    readonly deliveredAt: Date | null
    /** Whether works of the artist are on their way back, or said to be damaged, and that is not over yet. */
    readonly isContested: boolean
    /** Whether nobody but the sandbox paid it, in a shop that takes real money now. */
    readonly isPlayMoney: boolean
  } | null
  /** What was earned with it, less what payouts that have not come back took of it. Negative where that was more. */
  readonly rest: Cents
}

/** What is to leave for an artist, and what of which orders that is. */
export interface Due {
  readonly amount: Cents
  /** They come to the amount; none where it is nothing. */
  readonly takes: readonly TakenPart[]
}

/** What of an account is real money, and what was only played: neither is taken from the other. */
export const apart = (
  parts: readonly AccountPart[],
): { readonly real: readonly AccountPart[]; readonly played: readonly AccountPart[] } => ({
  real: parts.filter(({ order }) => !order?.isPlayMoney),
  played: parts.filter(({ order }) => order?.isPlayMoney),
})

/**
 * What an artist is due on a payday: what has not left yet of the orders that have been with their buyers for long enough and
 * that nobody contests, less what had left of others and was given back since. Never less than nothing, which later sales
 * make up for. Of an order that is contested nothing more leaves; what had left of it is taken from no others before that is
 * decided, and a payout that comes back gives each of its orders back what it took, to be held back where it is contested.
 */
export function dueOn(payday: Date, parts: readonly AccountPart[]): Due {
  const latest = deliveredBefore(payday)
  const takes = parts
    .filter(
      ({ order, rest }) =>
        rest < 0 ||
        (rest > 0 &&
          (order === null ||
            (order.deliveredAt !== null && order.deliveredAt < latest && !order.isContested))),
    )
    .map(({ order, rest }) => ({ orderId: order?.id ?? null, amount: rest }))
  const amount = sumOf(takes.map((part) => part.amount))
  return amount > 0 ? { amount, takes } : { amount: 0, takes: [] }
}
