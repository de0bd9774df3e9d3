import { useId } from 'react'
import { brand } from '#domain/shared/brand.ts'
import { formatMoney } from '#domain/shared/money.ts'
import * as page from '#web/dashboard/blocks.css.ts'
import { wholeDollars } from '#web/dashboard/whole-dollars.ts'
import { useFeePercent } from '#web/fair-pay/terms.ts'
import { heading, muted, spoken } from '#web/theme/text.css.ts'
import * as chart from '#web/ui/charts/chart.css.ts'
import { ChartLines } from '#web/ui/charts/chart-lines.tsx'
import { linesUpTo } from '#web/ui/charts/chart-scale.ts'
import { keptSales, longMonth, type MonthOfSales, shortMonth } from './months.ts'
import * as css from './sales-chart.css.ts'

const height = 300
const bottom = 36
const top = 28
const left = 64

/** Bars of the months, each split into what the artist earned and what the shop kept. */
function Bars({ months, width }: { readonly months: readonly MonthOfSales[]; readonly width: number }) {
  const lines = linesUpTo(Math.max(...months.map(keptSales)), 100)
  const highest = lines.at(-1) ?? 0
  const y = (amount: number) => height - bottom - (amount / highest) * (height - bottom - top)
  const room = (width - left) / months.length
  const bar = room * 0.56
  const last = months.at(-1)
  return (
    <svg className={chart.chart} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <ChartLines lines={lines} left={left} width={width} y={y} format={wholeDollars} />
      {months.map(({ month, fee, earned }, index) => {
        const x = left + room * index + (room - bar) / 2
        const sales = keptSales({ fee, earned })
        return (
          <g key={month}>
            {earned > 0 && (
              <rect className={css.earned} x={x} y={y(earned)} width={bar} height={y(0) - y(earned)} />
            )}
            {fee > 0 && sales > 0 && (
              <rect
                className={css.fee}
                x={x}
                y={y(sales)}
                width={bar}
                height={Math.max(1, y(Math.max(0, earned)) - y(sales) - 2)}
              />
            )}
            <text x={x + bar / 2} y={height - 10} textAnchor="middle">
              {shortMonth(month)}
            </text>
          </g>
        )
      })}
      {last && keptSales(last) > 0 && (
        <text data-tip="" x={width - room / 2} y={y(keptSales(last)) - 10} textAnchor="middle">
          {wholeDollars(keptSales(last))}
        </text>
      )}
    </svg>
  )
}

/** The drawings, one for each width, and a table for those who do not see them. */
function Months({ months }: { months: readonly MonthOfSales[] }) {
  return (
    <>
      <div className={chart.wide}>
        <Bars months={months} width={860} />
      </div>
      <div className={chart.middle}>
        <Bars months={months} width={620} />
      </div>
      <div className={chart.narrow}>
        <Bars months={months.slice(-6)} width={350} />
      </div>
      <div className={spoken}>
        <table>
          <caption>Net sales by month</caption>
          <thead>
            <tr>
              <th scope="col">Month</th>
              <th scope="col">Net sales</th>
              <th scope="col">You earned</th>
            </tr>
          </thead>
          <tbody>
            {months.map((each) => (
              <tr key={each.month}>
                <th scope="row">{longMonth(each.month)}</th>
                <td>{formatMoney(keptSales(each))}</td>
                <td>{formatMoney(each.earned)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

/** Sales by month, each split into the artist's part and the shop's; what buyers got back is left out. */
export function SalesChart({ months }: { months: readonly MonthOfSales[] }) {
  const id = useId()
  const feePercent = useFeePercent()
  const isAny = months.some(({ sales }) => sales > 0)
  return (
    <section className={page.block} aria-labelledby={id}>
      <div className={page.blockHead}>
        <h2 id={id} className={heading.h2}>
          Net sales by month
        </h2>
        {isAny && (
          <ul className={css.legend}>
            <li>You earned</li>
            <li>
              {brand.name}’s {feePercent}&nbsp;%
            </li>
          </ul>
        )}
      </div>
      {isAny ? <Months months={months} /> : <p className={muted}>Your first sale is drawn here.</p>}
    </section>
  )
}
