import type { LedgerEntry, PostedEntry } from '#domain/fair-pay/ledger.ts'

/** The books: what is written stays, and each posting sums to zero. */
export interface LedgerRepository {
  post(orderId: string, entries: readonly LedgerEntry[], at: Date): Promise<void>
  /** In the order in which they were written. */
  entriesOf(orderId: string): Promise<readonly PostedEntry[]>
}
