import { X } from 'lucide'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { type DraftStep, keywords } from '../draft/draft.ts'
import type { KnownStep } from '../known-steps/known-steps.ts'
import type { SeenStep } from '../runner/play.ts'
import { OutcomeMark } from './outcome-mark.tsx'
import { StepField } from './step-field.tsx'
import { StepGaps } from './step-gaps.tsx'
import * as css from './step-line.css.ts'
import { StepReason } from './step-reason.tsx'
import { TableEditor } from './table-editor.tsx'
import { useAttended } from './use-attended.ts'

interface StepLineProps {
  readonly step: DraftStep
  /** Which it is, from 1. */
  readonly nth: number
  readonly known: readonly KnownStep[]
  readonly seen: SeenStep | undefined
  readonly onChange: (change: Partial<DraftStep>) => void
  readonly onRemove: () => void
  readonly onNext: () => void
}

/** A sentence of a scenario: how it came out, what it says, and what stands below it. */
export function StepLine({ step, nth, known, seen, onChange, onRemove, onNext }: StepLineProps) {
  const { keyword, text, table } = step
  const [line, isAttended] = useAttended<HTMLLIElement>()
  const take = (taken: KnownStep) => onChange({ text: taken.text, table: taken.table })
  return (
    <li ref={line} className={css.line} data-outcome={seen?.outcome}>
      <OutcomeMark outcome={seen?.outcome} />
      <div className={css.body}>
        <div className={css.sentence}>
          <select
            className={css.keyword}
            aria-label={`Sentence ${nth} begins with`}
            value={keyword}
            onChange={({ target }) => onChange({ keyword: target.value })}
          >
            {[...new Set([...keywords, keyword])].map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
          <StepField
            label={`Sentence ${nth}`}
            text={text}
            known={known}
            onWrite={(written) => onChange({ text: written })}
            onTake={take}
            onNext={onNext}
          />
          <IconButton icon={X} label={`Remove sentence ${nth}`} onClick={onRemove} />
        </div>
        {isAttended && <StepGaps text={text} onWrite={(written) => onChange({ text: written })} />}
        {table.length > 0 && (
          <TableEditor
            label={`Table of sentence ${nth}`}
            table={table}
            onChange={(changed) => onChange({ table: changed })}
          />
        )}
        {seen && <StepReason seen={seen} text={text} known={known} onTake={take} />}
      </div>
    </li>
  )
}
