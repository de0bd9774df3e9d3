import { heading, link } from '#web/theme/text.css.ts'
import * as css from './bound-texts.css.ts'
import { about } from './list/list.css.ts'
import type { Feature, ReportData } from './report-data.ts'

interface BoundTextsProps {
  readonly texts: ReportData['texts']
  readonly features: readonly Feature[]
}

/** What the shop says to the letter, and the scenarios that prove it. */
export function BoundTexts({ texts, features }: BoundTextsProps) {
  const names = new Map(
    features.flatMap(({ rules }) =>
      rules.flatMap(({ scenarios }) => scenarios.map(({ id, name }) => [id, name])),
    ),
  )
  return (
    <section aria-labelledby="texts">
      <h2 className={heading.h2} id="texts">
        Said to the letter
      </h2>
      <p className={about}>Texts that the shop has promised word for word, and where each is proven.</p>
      {[...Map.groupBy(texts, ({ place }) => place)].map(([place, held]) => (
        <details key={place} className={css.place}>
          <summary className={css.name}>
            {place} <span className={css.count}>{held.length}</span>
          </summary>
          <dl className={css.texts}>
            {held.map(({ text, scenarios: [first, ...others] }) => (
              <div key={text} className={css.text}>
                <dt>“{text}”</dt>
                <dd>
                  {first === undefined ? (
                    'No scenario says it.'
                  ) : (
                    <a className={link} href={`#${first}`}>
                      {names.get(first)}
                    </a>
                  )}
                  {others.length > 0 && ` and ${others.length} more`}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      ))}
    </section>
  )
}
