import { spoken } from '#web/theme/text.css.ts'
import { levelNames, type Scenario } from '../report-data.ts'
import { levelWords, outcomeWords } from '../words.ts'
import * as css from './level-marks.css.ts'

/** How a scenario stands at each level, in a word with a mark of its own form. */
export function LevelMarks({ levels }: Pick<Scenario, 'levels'>) {
  return (
    <span className={css.marks}>
      {levelNames.map((level) => (
        <span key={level} className={css.outcome[levels[level].outcome]}>
          {levelWords[level].short}
          <span className={spoken}>: {outcomeWords[levels[level].outcome]}, </span>
        </span>
      ))}
    </span>
  )
}
