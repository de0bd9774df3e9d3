import { type Cents, sumOf } from '#domain/shared/money.ts'
import type { LedgerEntry } from './ledger.ts'

/**
 * A line of the books on an artist's account. A refund is negative in every sum; in each line what was paid is the fee and the
 * artist's part together.
 */
export interface ArtistLine extends Pick<LedgerEntry, 'kind' | 'sales' | 'amount'> {
  readonly at: Date
}

export interface EarningsOfMonth {
  /** Such as '2026-11', in UTC. */
  readonly month: string
  /** What buyers paid in that month. */
  readonly sales: Cents
  /** What the platform kept of that month's lines, less what it gave back. */
  readonly fee: Cents
  /** What came to the artist's account in that month, less what was taken back. */
  readonly earned: Cents
}

/** An artist's account: `sales` less `refunded` less `fee` is `earned`. */
export interface EarningsInCents {
  /** What buyers have paid, whatever became of it later. */
  readonly sales: Cents
  /** What buyers got back. */
  readonly refunded: Cents
  /** What the platform keeps. */
  readonly fee: Cents
  /** What the artist keeps. */
  readonly earned: Cents
  /** The months in which there was anything, the first one first. */
  readonly perMonth: readonly EarningsOfMonth[]
}

/** What the platform keeps of a line. */
export const feeOf = ({ sales, amount }: Pick<ArtistLine, 'sales' | 'amount'>): Cents => sales - amount

/** The month of a moment, in UTC. */
export const monthOf = (at: Date): string => at.toISOString().slice(0, 7)

const paid = (lines: readonly ArtistLine[]): Cents =>
  sumOf(lines.filter(({ kind }) => kind === 'sale').map(({ sales }) => sales))

/** What the sales and refunds of an artist's account come to. */
export function earningsOf(lines: readonly ArtistLine[]): EarningsInCents {
  const months = Map.groupBy(lines, ({ at }) => monthOf(at))
  const sales = paid(lines)
  const earned = sumOf(lines.map(({ amount }) => amount))
  const fee = sumOf(lines.map(feeOf))
  return {
    sales,
    refunded: sales - fee - earned,
    fee,
    earned,
    perMonth: [...months]
      .map(([month, its]) => ({
        month,
        sales: paid(its),
        fee: sumOf(its.map(feeOf)),
        earned: sumOf(its.map(({ amount }) => amount)),
      }))
      .toSorted((one, other) => (one.month < other.month ? -1 : 1)),
  }
}

/** The month after one such as '2026-12'. */
export function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return monthOf(new Date(Date.UTC(year, number, 1)))
}

/** Every month from the first one until now, also those in which there was nothing. */
export function withoutGaps(months: readonly EarningsOfMonth[], now: Date): readonly EarningsOfMonth[] {
  const known = new Map(months.map((each) => [each.month, each]))
  const last = [monthOf(now), months.at(-1)?.month ?? ''].reduce((one, other) => (one > other ? one : other))
  const all: EarningsOfMonth[] = []
  for (let month = months[0]?.month; month !== undefined && month <= last; month = monthAfter(month))
    all.push(known.get(month) ?? { month, sales: 0, fee: 0, earned: 0 })
  return all
}
