import type { Earnings } from '#application/artist-dashboard/contract.ts'
import type { Cents } from '#domain/shared/money.ts'

export type MonthOfSales = Earnings['perMonth'][number]

/** What buyers paid and did not get back. */
export const keptSales = ({ fee, earned }: Pick<MonthOfSales, 'fee' | 'earned'>): Cents => fee + earned

/** The last months up to this one, the oldest first; months without sales are there too. Each is named like 2026-11. */
export function lastMonths(known: readonly MonthOfSales[], now: Date, count: number): MonthOfSales[] {
  return Array.from({ length: count }, (_, index) => {
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (count - 1 - index), 1))
    const month = first.toISOString().slice(0, 7)
    return known.find((each) => each.month.slice(0, 7) === month) ?? { month, sales: 0, fee: 0, earned: 0 }
  })
}

const names = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })
const full = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const alone = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' })
const dateOf = (month: string): Date => new Date(`${month.slice(0, 7)}-01T00:00:00Z`)

/** Such as Nov; three letters for each month, as there is room for. */
export const shortMonth = (month: string): string => names.format(dateOf(month))

/** Such as November. */
export const monthAlone = (month: string): string => alone.format(dateOf(month))

/** Such as November 2026. */
export const longMonth = (month: string): string => full.format(dateOf(month))
