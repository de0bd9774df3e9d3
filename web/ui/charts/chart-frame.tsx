import type { ReactNode } from 'react'
import * as css from './chart.css.ts'
import { ChartLines } from './chart-lines.tsx'
import { linesUpTo } from './chart-scale.ts'

export interface ChartPoint {
  /** The whole name, such as 15 November 2026. */
  readonly name: string
  /** As it fits below the drawing, such as 15 Nov. */
  readonly short: string
  readonly value: number
}

/** Where things stand in a drawing, in its own units. */
interface ChartPlace {
  readonly left: number
  readonly width: number
  /** The height of a value. */
  readonly y: (value: number) => number
}

/** What a drawing is told. */
export interface ChartProps {
  readonly points: readonly ChartPoint[]
  /** How a value is written. */
  readonly format: (value: number) => string
  /** What the scale counts in: 100 where values are cents, else 1. */
  readonly unit?: number
  /** What stands over the last point, such as '31 today'. */
  readonly last: string
  /** Whether it stands beside others where there is room, and is no wider than on a phone there. */
  readonly isSmall?: boolean
}

interface ChartFrameProps extends ChartProps {
  readonly children: (place: ChartPlace) => ReactNode
}

const height = 260
const top = 28
const bottom = 30

/** Lines, scale and both ends of the time axis, around what is drawn between them. */
function Drawing({
  points,
  format,
  unit,
  last,
  width,
  children,
}: Omit<ChartFrameProps, 'isSmall'> & { readonly width: number }) {
  const values = points.map(({ value }) => value)
  const lines = linesUpTo(Math.max(...values), unit, Math.min(...values))
  const [lowest = 0, highest = 0] = [lines[0], lines.at(-1)]
  const left = 16 + 8 * Math.max(...lines.map((line) => format(line).length))
  const y = (value: number) =>
    height - bottom - ((value - lowest) / (highest - lowest)) * (height - bottom - top)
  const newest = points.at(-1)
  // The label is longer than its point is wide: it stands above whatever it would be printed across.
  const under = Math.ceil((8 * last.length * points.length) / (width - left))
  const above = Math.max(0, ...points.slice(-under).map(({ value }) => value))
  return (
    <svg className={css.chart} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <ChartLines lines={lines} left={left} width={width} y={y} format={format} />
      {children({ left, width, y })}
      <text x={left} y={height - 6}>
        {points[0]?.short}
      </text>
      <text x={width} y={height - 6} textAnchor="end">
        {newest?.short}
      </text>
      {newest && newest.value > 0 && (
        <text data-tip="" x={width} y={y(above) - 12} textAnchor="end">
          {last}
        </text>
      )}
    </svg>
  )
}

/** A drawing of its own for each width, never a shrunk one. */
export function ChartFrame({ isSmall = false, ...chart }: ChartFrameProps) {
  return (
    <>
      <div className={css.wide}>
        <Drawing {...chart} width={isSmall ? 350 : 600} />
      </div>
      <div className={css.middle}>
        <Drawing {...chart} width={680} />
      </div>
      <div className={css.narrow}>
        <Drawing {...chart} width={350} />
      </div>
    </>
  )
}
