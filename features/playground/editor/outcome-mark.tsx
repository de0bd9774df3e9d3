import { Check, CircleQuestionMark, Minus, X } from 'lucide'
import { spoken } from '#web/theme/text.css.ts'
import { Icon } from '#web/ui/buttons/icon.tsx'
import type { StepOutcome } from '../runner/run-scenario.ts'
import * as css from './outcome.css.ts'

const looks = {
  holds: { icon: Check, words: 'holds', tone: css.holds },
  fails: { icon: X, words: 'does not hold', tone: css.fails },
  skipped: { icon: Minus, words: 'not reached', tone: css.skipped },
  unknown: { icon: CircleQuestionMark, words: 'nobody knows this sentence', tone: css.unknown },
  ambiguous: { icon: CircleQuestionMark, words: 'says several things', tone: css.unknown },
} as const satisfies Record<StepOutcome, unknown>

/** How a sentence came out: by a sign, a colour and a word. */
export function OutcomeMark({ outcome }: { readonly outcome: StepOutcome | undefined }) {
  if (!outcome) return <span className={css.none} aria-hidden="true" />
  const { icon, words, tone } = looks[outcome]
  return (
    <span className={`${css.mark} ${tone}`} title={words}>
      <Icon of={icon} small />
      <span className={spoken}>{words}</span>
    </span>
  )
}
