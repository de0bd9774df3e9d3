import type { Due, TakenPart } from '#domain/fair-pay/due.ts'
import type { Payout, PayoutStanding } from '#domain/fair-pay/payout.ts'
import type { PayoutOfLine } from '#domain/fair-pay/payout-step.ts'
import type { PayoutDestination } from '#domain/payouts/payout-account.ts'
import type { PayoutBatch } from '#domain/payouts/payout-batch.ts'

/** What is due to an artist. */
export interface DueToArtist extends Due {
  readonly artistId: string
  /** Whether nobody but the sandbox paid it, in a shop that takes real money now: it never leaves. */
  readonly isPlayMoney: boolean
  /** Of this month, where they have had one: then this is due, and cannot leave before the next. Null for play money. */
  readonly payoutOfMonth: Pick<PayoutOfLine, 'standing' | 'isTakenOut'> | null
}

/** A payout that has just become something else. */
export interface MovedPayout extends Payout {
  readonly before: PayoutStanding
}

/** What leaves artists' accounts. What is posted stays, as everything in the books. */
export interface PayoutRepository {
  /** What is due on a payday, also to those who have had a payout of its month, and whatever play money is, most first. */
  due(payday: Date): Promise<readonly DueToArtist[]>
  /** Whether any batch of the month was made. */
  hasBatch(month: string): Promise<boolean>
  /** Inside a unit of work: waits until nobody else makes a batch, who then waits for this one. */
  takeTurn(): Promise<void>
  /** The next one of its month, for whoever has taken a turn. */
  begin(batch: Omit<PayoutBatch, 'number' | 'sentAt'>): Promise<PayoutBatch>
  /**
   * Sets a payout aside, also in the books.
   * @param takes what of which orders it takes: all of its amount, and of none more than was earned with it
   * @returns false where the artist has had one of this month
   */
  add(
    payout: Payout,
    takes: readonly TakenPart[],
    batchId: string,
    destination: PayoutDestination,
  ): Promise<boolean>
  /** Null where there is none; inside a unit of work nobody else changes it meanwhile. */
  batch(id: string): Promise<PayoutBatch | null>
  /** Those of a batch that can become something do, also in the books. @param only these of them; null for all, see standingsBefore */
  advance(
    batchId: string,
    to: PayoutStanding,
    only: readonly string[] | null,
    at: Date,
    reason?: string,
  ): Promise<readonly MovedPayout[]>
}
