import type { PostedEntry } from '#domain/fair-pay/ledger.ts'
import type { Payout } from '#domain/fair-pay/payout.ts'

/** The books in memory. */
export class MemoryBooks {
  /** By the id of an order, or of a payout. */
  readonly entries = new Map<string, readonly PostedEntry[]>()
  /** By artist and month. */
  readonly payouts = new Map<string, Payout>()
}
