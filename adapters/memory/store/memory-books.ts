import type { LedgerEntry } from '#domain/fair-pay/ledger.ts'
import type { Payout } from '#domain/fair-pay/payout.ts'

/** A line of the books, and when it was written. */
interface PostedEntry extends LedgerEntry {
  readonly at: Date
}

/** The books in memory. */
export class MemoryBooks {
  /** By the id of an order, or of a payout. */
  readonly entries = new Map<string, readonly PostedEntry[]>()
  /** By artist and month. */
  readonly payouts = new Map<string, Payout>()
}
