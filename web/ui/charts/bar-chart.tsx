import * as css from './chart.css.ts'
import { ChartFrame, type ChartProps } from './chart-frame.tsx'

/** How much there was, each time. For those who do not see it, a `ChartTable` belongs beside it. */
export function BarChart(chart: ChartProps) {
  const { points } = chart
  return (
    <ChartFrame {...chart}>
      {({ left, width, y }) => {
        const room = (width - left) / points.length
        const bar = Math.min(room * 0.6, 40)
        return points.map(({ name, value }, index) => (
          <rect
            key={name}
            className={index === points.length - 1 ? css.newest : css.bar}
            x={left + room * (index + 1) - bar}
            y={y(Math.max(0, value))}
            width={bar}
            height={Math.abs(y(0) - y(value))}
          />
        ))
      }}
    </ChartFrame>
  )
}
