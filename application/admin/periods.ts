import type { Period, Series } from './statistics-contract.ts'

/** How many of each a chart shows. */
const shown: Readonly<Record<Period, number>> = { day: 30, week: 12, month: 12 }

const day = 86_400_000

/** The day, week (from Monday) or month that a time falls into, by when it begins, in UTC. */
function startOf(period: Period, time: Date): Date {
  const [year, month, date] = [time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate()]
  if (period === 'month') return new Date(Date.UTC(year, month))
  const today = Date.UTC(year, month, date)
  return new Date(period === 'day' ? today : today - ((time.getUTCDay() + 6) % 7) * day)
}

function stepsBefore(period: Period, start: Date, steps: number): Date {
  if (period === 'month') return new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() - steps))
  return new Date(start.getTime() - steps * (period === 'week' ? 7 : 1) * day)
}

const isoDay = (time: Date): string => time.toISOString().slice(0, 10)

/** When the periods up to now begin, the oldest first. */
export function periodStarts(period: Period, now: Date): readonly Date[] {
  const last = startOf(period, now)
  return Array.from({ length: shown[period] }, (_, index) =>
    stepsBefore(period, last, shown[period] - 1 - index),
  )
}

export interface DayCount {
  /** ISO, such as 2026-03-01. */
  readonly day: string
  readonly count: number
}

/** Sums up what was counted by day; days on which nothing happened may be missing. */
export function perPeriod(period: Period, now: Date, days: readonly DayCount[]): Series['perPeriod'] {
  const counts = new Map(periodStarts(period, now).map((start) => [isoDay(start), 0]))
  for (const { day: on, count } of days) {
    const from = isoDay(startOf(period, new Date(on)))
    const before = counts.get(from)
    if (before !== undefined) counts.set(from, before + count)
  }
  return [...counts].map(([from, count]) => ({ from, count }))
}
