import { useId } from 'react'
import type { Period, Series } from '#application/admin/statistics-contract.ts'
import { heading } from '#web/theme/text.css.ts'
import { BarChart } from '#web/ui/charts/bar-chart.tsx'
import { ChartTable } from '#web/ui/charts/chart-table.tsx'
import { LineChart } from '#web/ui/charts/line-chart.tsx'
import * as css from './overview-screen.css.ts'
import { periodWords, pointsOf } from './periods.ts'

interface SeriesSectionProps {
  /** What is counted, such as 'New users'. */
  readonly what: string
  readonly series: Series
  readonly period: Period
  readonly as: 'line' | 'bars'
  /** How its drawing says a value; an axis has no room for cents. */
  readonly format: (value: number) => string
  /** How its table says a value, where that is more than the drawing says. */
  readonly exact?: (value: number) => string
  /** What its scale counts in. */
  readonly unit?: number
}

/** How much there was in each period, drawn and as a table. */
export function SeriesSection({
  what,
  series,
  period,
  as,
  format,
  exact = format,
  unit = 1,
}: SeriesSectionProps) {
  const id = useId()
  const { label, each, now } = periodWords[period]
  const title = `${what} per ${each}`
  const points = pointsOf(period, series.perPeriod)
  const isSmall = as === 'bars'
  const Chart = isSmall ? BarChart : LineChart
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={`${isSmall ? heading.h3 : heading.h2} ${css.chartTitle}`}>
        {title}
      </h2>
      <Chart
        points={points}
        format={format}
        unit={unit}
        last={`${format(points.at(-1)?.value ?? 0)} ${now}`}
        isSmall={isSmall}
      />
      <ChartTable title={title} along={label} points={points} format={exact} />
    </section>
  )
}
