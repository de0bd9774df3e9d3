import type { TakenPart } from '#domain/fair-pay/due.ts'
import type { PostedEntry } from '#domain/fair-pay/ledger.ts'
import type { Payout } from '#domain/fair-pay/payout.ts'
import type { PayoutDestination } from '#domain/payouts/payout-account.ts'
import type { PayoutBatch } from '#domain/payouts/payout-batch.ts'

/** A payout, and what has become of it. */
export interface StoredPayout extends Payout {
  readonly batchId: string
  /** They come to its amount. */
  readonly takes: readonly TakenPart[]
  readonly destination: PayoutDestination
  readonly closedAt: Date | null
  readonly reason: string
}

/** The books in memory. */
export class MemoryBooks {
  /** By the id of an order, or of a payout. */
  readonly entries = new Map<string, readonly PostedEntry[]>()
  /** By artist and month. */
  readonly payouts = new Map<string, StoredPayout>()
  /** By id. */
  readonly batches = new Map<string, PayoutBatch>()
}
