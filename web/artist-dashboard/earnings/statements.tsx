import type { Earnings } from '#application/artist-dashboard/contract.ts'
import * as blocks from '#web/dashboard/blocks.css.ts'
import { figures, heading, link, muted, spoken, standalone } from '#web/theme/text.css.ts'
import { monthAlone } from './months.ts'
import * as css from './statements.css.ts'

const file = (name: string): string => `/api/artist/payouts/${name}`

/** What each month did to the account, as a file to keep, and the months of a year in one table. The newest first. */
export function Statements({ perMonth }: Pick<Earnings, 'perMonth'>) {
  if (perMonth.length === 0) return null
  const years = Map.groupBy(perMonth.map(({ month }) => month).toReversed(), (month) => month.slice(0, 4))
  return (
    <section className={blocks.block} aria-labelledby="statements">
      <div className={blocks.blockHead}>
        <h2 id="statements" className={heading.h2}>
          Statements
        </h2>
        <p className={muted}>A PDF for each month, a table for each year</p>
      </div>
      {[...years].map(([year, months]) => (
        <div key={year} className={css.year}>
          <div className={css.yearHead}>
            <h3 className={`${heading.h4} ${figures}`}>{year}</h3>
            <a className={`${link} ${standalone} ${figures}`} href={file(`${year}.csv`)} download>
              {year} as CSV
            </a>
          </div>
          <ul className={css.months}>
            {months.map((month) => (
              <li key={month}>
                <a className={`${link} ${standalone}`} href={file(`${month}.pdf`)} download>
                  {monthAlone(month)}
                  <span className={spoken}> {year}, PDF</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
