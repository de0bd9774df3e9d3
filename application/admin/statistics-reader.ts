import type { Category } from '#domain/catalogue/category.ts'
import type { Payout } from '#domain/fair-pay/payout.ts'
import type { DayCount } from './periods.ts'
import type { Money, measures } from './statistics-contract.ts'

/**
 * users: accounts that are not deleted. artworks: public ones. orders: those that were not cancelled. revenue: what
 * buyers have paid, less what they got back, in cents.
 */
export type Measure = (typeof measures)[number]

/** Numbers about the shop. */
export interface StatisticsReader {
  total(what: Measure): Promise<number>
  /** What came on each day (UTC) since then; days without any may be missing. */
  daily(what: Measure, since: Date): Promise<readonly DayCount[]>
  /** How many public works somebody looked at, marked or bought since that day. */
  trending(since: Date): Promise<number>
  money(): Promise<Omit<Money, 'payouts'>>
  /** The newest first. */
  payouts(
    most: number,
  ): Promise<
    readonly (Omit<Payout, 'id' | 'artistId' | 'standing'> & { artist: Money['payouts'][number]['artist'] })[]
  >
  /** How many public works each category has; those without any may be missing. */
  perCategory(): Promise<Readonly<Partial<Record<Category, number>>>>
}
