import { gapsIn } from '../known-steps/known-steps.ts'
import * as css from './step-field.css.ts'

interface StepGapsProps {
  readonly text: string
  readonly onWrite: (text: string) => void
}

/** What may be filled in in a sentence, each thing in a field of its own. */
export function StepGaps({ text, onWrite }: StepGapsProps) {
  const gaps = gapsIn(text)
  if (gaps.length === 0) return null
  return (
    <span className={css.gaps}>
      {gaps.map(({ start, end, kind }, nth) => (
        <label key={`${gaps.length}-${nth}`} className={css.gapField}>
          <span>{kind}</span>
          <input
            className={css.gapInput}
            value={text.slice(start, end)}
            size={Math.min(40, Math.max(4, end - start + 1))}
            onChange={({ target }) => onWrite(text.slice(0, start) + target.value + text.slice(end))}
          />
        </label>
      ))}
    </span>
  )
}
