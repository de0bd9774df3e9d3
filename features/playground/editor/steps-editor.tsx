import { Plus } from 'lucide'
import { Button } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/buttons/icon.tsx'
import { type Draft, newStep, type Part, withoutStep, withStep, withStepAfter } from '../draft/draft.ts'
import type { KnownStep } from '../known-steps/known-steps.ts'
import { type Played, seenAt } from '../runner/play.ts'
import * as css from './step-line.css.ts'
import { StepLine } from './step-line.tsx'

interface StepsEditorProps {
  readonly draft: Draft
  readonly part: Part
  readonly known: readonly KnownStep[]
  readonly played: Played | null
  readonly onChange: (draft: Draft) => void
}

/** The place of its first sentence among all that are played. */
const firstOf = ({ given }: Draft, part: Part): number => (part === 'given' ? 0 : given.length)

/** What a result says of each sentence: those without a word are not played. */
function placesOf(draft: Draft, part: Part): ReadonlyMap<number, number> {
  const written = draft[part].filter(({ text }) => part === 'given' || text.trim() !== '')
  return new Map(written.map(({ key }, nth) => [key, firstOf(draft, part) + nth]))
}

/** Sentences, one below the other. */
export function StepsEditor({ draft, part, known, played, onChange }: StepsEditorProps) {
  const places = placesOf(draft, part)
  const add = (after: number | undefined) => {
    const step = newStep(after === undefined ? 'Given' : 'And')
    onChange(after === undefined ? { ...draft, [part]: [step] } : withStepAfter(draft, part, after, step))
  }
  return (
    <>
      <ol className={css.list}>
        {draft[part].map((step, nth) => (
          <StepLine
            key={step.key}
            step={step}
            nth={firstOf(draft, part) + nth + 1}
            known={known}
            seen={played ? seenAt(played, places.get(step.key) ?? -1) : undefined}
            onChange={(change) => onChange(withStep(draft, part, step.key, change))}
            onRemove={() => onChange(withoutStep(draft, part, step.key))}
            onNext={() => add(step.key)}
          />
        ))}
      </ol>
      <Button look="quiet" className={css.add} onClick={() => add(draft[part].at(-1)?.key)}>
        <Icon of={Plus} small />
        Add a sentence
      </Button>
    </>
  )
}
