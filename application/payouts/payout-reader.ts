import type { Payout, PayoutStanding } from '#domain/fair-pay/payout.ts'
import type { PaidOrder } from '#domain/fair-pay/statement.ts'
import type { PayoutDestination, PayoutKind } from '#domain/payouts/payout-account.ts'
import type { PayoutBatch } from '#domain/payouts/payout-batch.ts'
import type { Cents } from '#domain/shared/money.ts'

/** A payout with where it goes; its times are null until it is so far. */
export interface KeptPayout extends Payout {
  readonly artistName: string
  /** Null for one that was booked before accounts were named. */
  readonly kind: PayoutKind | null
  readonly ending: string
  readonly sentAt: Date | null
  /** When it was settled, or came back. */
  readonly closedAt: Date | null
  /** Why it came back. */
  readonly reason: string
}

/** A payout that is yet to leave, or to arrive. */
export interface DirectedPayout extends KeptPayout {
  /** Null where nobody can read it any more, as it was sealed with a key that is lost. */
  readonly destination: PayoutDestination | null
}

/** A payout with what of which orders it took. */
export interface PayoutOfOrders extends KeptPayout {
  readonly orders: readonly PaidOrder[]
}

/** How many payouts, and what they come to. */
export interface CountedPayouts {
  readonly count: number
  readonly amount: Cents
}

export interface CountedBatch extends PayoutBatch {
  /** Without those that were taken out. */
  readonly counted: readonly (CountedPayouts & { readonly standing: PayoutStanding })[]
  readonly takenOut: CountedPayouts
}

/** Payouts as they are shown. */
export interface PayoutReader {
  /** The newest first. */
  batches(most: number): Promise<readonly CountedBatch[]>
  batch(id: string): Promise<CountedBatch | null>
  /** By the artists' names. */
  payoutsOf(batchId: string): Promise<readonly KeptPayout[]>
  /** Those of a batch that are not at their end, by the artists' names. */
  directed(batchId: string): Promise<readonly DirectedPayout[]>
  /** Those of a batch that took play money and are not at their end, by the artists' names. */
  holdingPlayMoney(batchId: string): Promise<readonly KeptPayout[]>
  /** The newest first. */
  ofArtist(artistId: string): Promise<readonly PayoutOfOrders[]>
  /** What artists are called. */
  names(artistIds: readonly string[]): Promise<ReadonlyMap<string, string>>
}
