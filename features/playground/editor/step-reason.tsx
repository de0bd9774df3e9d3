import { Button } from '#web/ui/buttons/button.tsx'
import { type KnownStep, stepsLike } from '../known-steps/known-steps.ts'
import { inWords } from '../runner/in-words.ts'
import type { Failing, SeenStep } from '../runner/play.ts'
import * as css from './outcome.css.ts'

interface StepReasonProps {
  readonly seen: SeenStep
  readonly text: string
  readonly known: readonly KnownStep[]
  readonly onTake: (step: KnownStep) => void
}

const nearest = 3

/** Why a sentence does not hold, with each example, or which sentences are like one that nobody knows. */
export function StepReason({ seen, text, known, onTake }: StepReasonProps) {
  const { outcome, failing } = seen
  if (failing.length === 0) return null
  return (
    <div className={css.reason}>
      {failing.map((each, nth) => (
        <Reason key={nth} failing={each} />
      ))}
      {outcome === 'unknown' && text !== '' && (
        <ul aria-label="Sentences like it">
          {stepsLike(text, known)
            .slice(0, nearest)
            .map((step) => (
              <li key={step.text}>
                <Button look="quiet" onClick={() => onTake(step)}>
                  {step.text}
                </Button>
              </li>
            ))}
        </ul>
      )}
    </div>
  )
}

/** What was to be and what is. */
function Reason({ failing: { reason, example, expected, actual } }: { readonly failing: Failing }) {
  const isCompared = expected !== undefined || actual !== undefined
  return (
    <>
      <p>
        {example.length > 0 && `With ${example.join(', ')}: `}
        {reason || 'It is otherwise.'}
      </p>
      {isCompared && (
        <dl className={css.compared}>
          <dt className={css.term}>It should be</dt>
          <dd>{inWords(expected)}</dd>
          <dt className={css.term}>It is</dt>
          <dd>{inWords(actual)}</dd>
        </dl>
      )}
    </>
  )
}
