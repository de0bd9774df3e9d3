import * as css from './chart.css.ts'

interface ChartLinesProps {
  readonly lines: readonly number[]
  readonly left: number
  readonly width: number
  /** The height of a value. */
  readonly y: (value: number) => number
  readonly format: (value: number) => string
}

/** The lines of a drawing's scale, each with its value before it. */
export function ChartLines({ lines, left, width, y, format }: ChartLinesProps) {
  return lines.map((line) => (
    <g key={line}>
      <line
        className={line === 0 ? css.baseLine : css.gridLine}
        x1={left}
        x2={width}
        y1={y(line)}
        y2={y(line)}
      />
      <text x={left - 10} y={y(line) + 4} textAnchor="end">
        {format(line)}
      </text>
    </g>
  ))
}
