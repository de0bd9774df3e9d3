import type { Period, Series } from '#application/admin/statistics-contract.ts'
import type { ChartPoint } from '#web/ui/charts/chart-frame.tsx'

interface PeriodWords {
  readonly label: string
  /** After 'per'. */
  readonly each: string
  /** What the newest one is called. */
  readonly now: string
  /** What the charts show. */
  readonly span: string
}

export const periodWords: Readonly<Record<Period, PeriodWords>> = {
  day: { label: 'Day', each: 'day', now: 'today', span: 'Last 30 days' },
  week: { label: 'Week', each: 'week', now: 'this week', span: 'Last 12 weeks' },
  month: { label: 'Month', each: 'month', now: 'this month', span: 'Last 12 months' },
}

const written = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
const shortDay = written({ day: 'numeric', month: 'short' })
const wholeDay = written({ day: 'numeric', month: 'long', year: 'numeric' })
const shortMonth = written({ month: 'short', year: 'numeric' })
const wholeMonth = written({ month: 'long', year: 'numeric' })

function nameOf(period: Period, begin: Date): string {
  if (period === 'month') return wholeMonth.format(begin)
  return period === 'day' ? wholeDay.format(begin) : `Week from ${wholeDay.format(begin)}`
}

/** A series as a chart shows it. */
export const pointsOf = (period: Period, perPeriod: Series['perPeriod']): readonly ChartPoint[] =>
  perPeriod.map(({ from, count }) => {
    const begin = new Date(from)
    const short = (period === 'month' ? shortMonth : shortDay).format(begin)
    return { name: nameOf(period, begin), short, value: count }
  })

/** How many there were at the end of each period, when `total` is how many there are. */
export function totalsOf(total: number, counts: readonly number[]): readonly number[] {
  let left = total
  return counts
    .toReversed()
    .map((count) => {
      const here = left
      left -= count
      return here
    })
    .toReversed()
}
