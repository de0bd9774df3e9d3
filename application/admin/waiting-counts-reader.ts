import { mostCounted } from '#application/shared/page.ts'
import type { AdminWaiting } from './waiting-counts-contract.ts'

/** As many of each are counted: one more than is told as a number. */
export const mostRead = mostCounted + 1

/** Counts what waits for admins. */
export interface WaitingCountsReader {
  counts(): Promise<AdminWaiting>
}
