import { link, standalone } from '#web/theme/text.css.ts'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { type Feature, type LevelResult, levelNames, type Rule, type Scenario } from '../report-data.ts'
import { levelWords, seconds } from '../words.ts'
import * as marks from './level-marks.css.ts'
import * as css from './scenario-body.css.ts'
import { ExamplesTable, Steps } from './steps.tsx'

interface ScenarioBodyProps {
  readonly scenario: Scenario
  readonly rule: Rule
  readonly feature: Feature
  readonly words: readonly string[]
  readonly canBeTried: boolean
}

function Told({ outcome, reason, seconds: time }: LevelResult) {
  if (outcome === 'held') return <>It holds, in {seconds(time)}.</>
  if (outcome === 'failed') return <>It does not hold, after {seconds(time)}.</>
  return <>{reason}</>
}

/** The three levels: whether it holds there, and why it is not tried where it is not. */
function Levels({ levels }: Pick<Scenario, 'levels'>) {
  return (
    <dl className={css.levels}>
      {levelNames.map((level) => {
        const result = levels[level]
        return (
          <div key={level} className={css.level}>
            <dt>
              <span className={marks.outcome[result.outcome]}>{levelWords[level].long}</span>
            </dt>
            <dd>
              {result.outcome === 'not-here' && 'Not here. '}
              <Told {...result} />
              {result.outcome === 'failed' && (
                <Alert tone="err">
                  <p className={css.reason}>{result.reason}</p>
                </Alert>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

function LastScreens({ name, pictures }: Pick<Scenario, 'name' | 'pictures'>) {
  return pictures.map(({ file, width, height, of }) => (
    <figure key={file}>
      <a href={file}>
        <img
          className={css.picture}
          src={file}
          width={width}
          height={height}
          loading="lazy"
          alt={`The last screen of “${name}”${of && `, with ${of}`}`}
        />
      </a>
      <figcaption className={css.caption}>
        {of ? `Its last screen, with ${of}` : 'Its last screen'}
      </figcaption>
    </figure>
  ))
}

/** What held in a browser, and yet has nothing to show: nobody is to think that a screen was looked at. */
function NoScreen() {
  return (
    <p className={css.caption}>
      Without a picture: at its end no page was open. It looks at what came of what was done, such as the
      books or a mail.
    </p>
  )
}

/** A scenario in full: its sentences, how it stands at each level, and the last thing one saw. */
export function ScenarioBody({ scenario, rule, feature, words, canBeTried }: ScenarioBodyProps) {
  const { id, name, description, steps, examples, levels, pictures } = scenario
  const before = [...feature.given, ...rule.given]
  const failedAt = Object.values(levels).find(({ outcome }) => outcome === 'failed')?.failedAt ?? null
  return (
    <div className={css.body}>
      <div className={css.said}>
        {description && <p className={css.before}>{description}</p>}
        {before.length > 0 && (
          <div className={css.before}>
            <Steps steps={before} words={words} failedAt={failedAt} />
          </div>
        )}
        <Steps steps={steps} words={words} failedAt={failedAt} />
        {examples.map((each) => (
          <ExamplesTable key={each.rows.join()} examples={each} words={words} />
        ))}
        <p className={css.ways}>
          {canBeTried && levels.domain.outcome !== 'not-here' && (
            <a className={`${link} ${standalone}`} href={`playground.html#try=${id}`}>
              Try this
            </a>
          )}
          <a className={`${link} ${standalone}`} href={`#${id}`}>
            Link to “{name}”
          </a>
        </p>
      </div>
      <div className={css.shown}>
        <Levels levels={levels} />
        <LastScreens name={name} pictures={pictures} />
        {pictures.length === 0 && levels.browser.outcome === 'held' && <NoScreen />}
      </div>
    </div>
  )
}
