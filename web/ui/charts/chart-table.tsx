import { spoken } from '#web/theme/text.css.ts'
import type { ChartPoint } from './chart-frame.tsx'

interface ChartTableProps {
  readonly title: string
  /** What the points are, such as 'Day'. */
  readonly along: string
  readonly points: readonly ChartPoint[]
  readonly format: (value: number) => string
}

/** What a drawing shows, for those who do not see it. */
export function ChartTable({ title, along, points, format }: ChartTableProps) {
  return (
    <div className={spoken}>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{along}</th>
            <th scope="col">{title}</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ name, value }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{format(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
