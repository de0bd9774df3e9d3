import { figures, heading, lead } from '#web/theme/text.css.ts'
import { look } from '#web/ui/buttons/button.css.ts'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { countOf } from './finding/find.ts'
import type { Wanted } from './finding/wanted.ts'
import { type LevelName, levelNames, type Outcome, type ReportData, type Scenario } from './report-data.ts'
import * as css from './summary.css.ts'
import { areChangesMarked, changesInWords, counted, dayOf, levelWords, timeOf } from './words.ts'

interface SummaryProps {
  readonly report: ReportData
  readonly want: (change: Partial<Wanted>) => void
}

const scenariosOf = ({ features }: ReportData): readonly Scenario[] =>
  features.flatMap(({ rules }) => rules.flatMap(({ scenarios }) => scenarios))

/** How many hold of those that were tried there, and how long that took. */
function LevelFigure({ level, scenarios }: { level: LevelName; scenarios: readonly Scenario[] }) {
  const results = Map.groupBy(
    scenarios.map(({ levels }) => levels[level]),
    ({ outcome }) => outcome,
  )
  const number = (outcome: Outcome): number => results.get(outcome)?.length ?? 0
  const tried = number('held') + number('failed')
  const all = [...results.values()].flat().reduce((total, each) => total + each.seconds, 0)
  return (
    <div>
      <dt>{levelWords[level].long}</dt>
      <dd>
        <span className={`${heading.h2} ${figures}`}>{number('held')}</span>
        {number('held') < tried && ` of ${tried}`} hold
        <p className={css.note}>
          {[
            tried > 0 && `in ${timeOf(all)}`,
            number('not-run') > 0 && `${number('not-run')} not tried this time`,
            number('not-here') > 0 && `${number('not-here')} not here, for a reason`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </dd>
    </div>
  )
}

/** What the report is, and how it stands. */
export function Summary({ report, want }: SummaryProps) {
  const scenarios = scenariosOf(report)
  const count = countOf(report.features)
  const failed = scenarios.filter(({ levels }) =>
    Object.values(levels).some(({ outcome }) => outcome === 'failed'),
  ).length
  return (
    <div className={css.summary}>
      <h1 className={heading.display}>What people can do at {report.brand}</h1>
      <p className={`${lead} ${css.lead}`}>
        {counted(count.rules, 'promise')} of the shop, each a sentence, with the{' '}
        {counted(count.scenarios, 'scenario')} that prove them. Each scenario is tried wherever it makes
        sense: by the rules alone, through the server, and on the screen as a person uses it. Where one is not
        tried, it says why. Last tried on {dayOf(report.madeAt)}.
      </p>
      <dl className={css.levels}>
        {levelNames.map((level) => (
          <LevelFigure key={level} level={level} scenarios={scenarios} />
        ))}
      </dl>
      <p className={css.changes}>
        {changesInWords(report.since)}{' '}
        {areChangesMarked(report.since) && (
          <button type="button" className={look.quiet} onClick={() => want({ changed: true })}>
            Show what has changed
          </button>
        )}
      </p>
      {failed > 0 && (
        <Alert tone="err">
          <p>
            {counted(failed, 'scenario does', 'scenarios do')} not hold.{' '}
            <button type="button" className={look.quiet} onClick={() => want({ outcome: 'failed' })}>
              Show what does not hold
            </button>
          </p>
        </Alert>
      )}
    </div>
  )
}
