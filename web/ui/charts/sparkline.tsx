import * as css from './chart.css.ts'

const width = 200
const height = 36
const room = 4

/** The way of a number in a word's height. What it says stands beside it in figures. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const low = Math.min(...values)
  const span = Math.max(...values) - low
  const x = (index: number) => ((width * index) / Math.max(1, values.length - 1)).toFixed(1)
  const y = (value: number) =>
    (span === 0 ? height / 2 : height - 2 - ((value - low) / span) * (height - room - 2)).toFixed(1)
  const newest = values.length - 1
  return (
    <svg className={css.spark} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className={css.gridLine} d={`M0 ${height}H${width}`} />
      <path
        className={css.sparkLine}
        d={`M${values.map((value, index) => `${x(index)} ${y(value)}`).join('L')}`}
      />
      <circle className={css.newest} cx={x(newest)} cy={y(values[newest] ?? 0)} r={3.5} />
    </svg>
  )
}
