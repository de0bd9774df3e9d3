import { heading } from '#web/theme/text.css.ts'
import * as css from './gone.css.ts'
import type { ReportData } from './report-data.ts'
import { dayOf } from './words.ts'

/** What stood at the last release, and stands no longer. */
export function Gone({ since: { name, date, gone } }: Pick<ReportData, 'since'>) {
  if (gone.length === 0) return null
  return (
    <section className={css.gone} aria-labelledby="gone">
      <h2 className={heading.h2} id="gone">
        Gone since {name} ({dayOf(date)})
      </h2>
      <ul className={css.list}>
        {gone.map((each) => (
          <li key={`${each.kind} ${each.id}`}>
            <span className={css.kind}>{each.kind === 'rule' ? 'Rule' : 'Scenario'}</span> {each.name}
          </li>
        ))}
      </ul>
    </section>
  )
}
