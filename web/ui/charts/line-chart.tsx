import * as css from './chart.css.ts'
import { ChartFrame, type ChartProps } from './chart-frame.tsx'

/** How something goes up and down. For those who do not see it, a `ChartTable` belongs beside it. */
export function LineChart(chart: ChartProps) {
  const { points } = chart
  return (
    <ChartFrame {...chart}>
      {({ left, width, y }) => {
        const x = (index: number) => left + ((width - 6 - left) * index) / Math.max(1, points.length - 1)
        const at = points.map(({ value }, index) => `${x(index).toFixed(1)} ${y(value).toFixed(1)}`)
        return (
          <>
            <path className={css.line} d={`M${at.join('L')}`} />
            <circle
              className={css.newest}
              cx={x(points.length - 1)}
              cy={y(points.at(-1)?.value ?? 0)}
              r={5}
            />
          </>
        )
      }}
    </ChartFrame>
  )
}
