import { Play, RotateCcw } from 'lucide'
import { useMemo, useRef } from 'react'
import { heading, meta } from '#web/theme/text.css.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/buttons/icon.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { knownSteps } from '../known-steps/known-steps.ts'
import type { Played, Progress } from '../runner/play.ts'
import type { Playground } from '../use-playground.ts'
import { CopyLink } from './copy-link.tsx'
import { OutcomeMark } from './outcome-mark.tsx'
import * as css from './scenario-editor.css.ts'
import { StepsEditor } from './steps-editor.tsx'
import { TableEditor } from './table-editor.tsx'
import { useScrollPadding } from './use-scroll-padding.ts'
import { Verdict } from './verdict.tsx'

/** How the example of a row came out; rows are counted over all tables. */
const markOf = (played: Played | null, row: number) => {
  const run = played?.runs[row]
  return run && <OutcomeMark outcome={run.holds ? 'holds' : 'fails'} />
}

const runningText = (progress: Progress | null): string =>
  progress ? `Running, ${progress.done} of ${progress.of}…` : 'Running…'

/** A scenario that is written, changed and tried. */
export function ScenarioEditor({ playground }: { readonly playground: Playground }) {
  const { open, draft, played, isPlaying, progress, isChanged, playables, hash } = playground
  const { change, reset, run, halt } = playground
  const known = useMemo(() => knownSteps(playables), [playables])
  const bar = useScrollPadding()
  const runButton = useRef<HTMLButtonElement>(null)
  const first = (table: number) =>
    draft.examples.slice(0, table).reduce((rows, each) => rows + each.length - 1, 0)
  return (
    <section className={css.editor} aria-labelledby="scenario">
      <p className={meta}>
        {open ? [open.feature.name, open.rule.name].filter(Boolean).join(' · ') : 'Your own scenario'}
      </p>
      <h2 id="scenario" tabIndex={-1} className={heading.h3}>
        {draft.name}
      </h2>
      {!open && (
        <Field
          label="What it is about"
          value={draft.name}
          onChange={({ target }) => change({ ...draft, name: target.value })}
        />
      )}
      {draft.given.length > 0 && (
        <fieldset className={css.part}>
          <legend className={css.legend}>Before each scenario of this feature</legend>
          <StepsEditor part="given" draft={draft} known={known} played={played} onChange={change} />
        </fieldset>
      )}
      <fieldset className={css.part}>
        <legend className={css.legend}>The scenario</legend>
        <StepsEditor part="steps" draft={draft} known={known} played={played} onChange={change} />
      </fieldset>
      {draft.examples.map((table, nth) => (
        <fieldset key={nth} className={css.part}>
          <legend className={css.legend}>Examples</legend>
          <TableEditor
            label="Examples"
            table={table}
            onChange={(changed) =>
              change({ ...draft, examples: draft.examples.map((each, at) => (at === nth ? changed : each)) })
            }
            markOf={(row) => markOf(played, first(nth) + row - 1)}
          />
        </fieldset>
      ))}
      <div className={css.actions} ref={bar}>
        <Button
          ref={runButton}
          look="primary"
          onClick={() => void run()}
          busy={isPlaying && runningText(progress)}
        >
          <Icon of={Play} small />
          Run
        </Button>
        {progress && (
          <Button
            onClick={() => {
              halt()
              // This button goes with what it stops.
              runButton.current?.focus()
            }}
          >
            Stop
          </Button>
        )}
        <CopyLink hash={hash} />
        {isChanged && (
          <Button look="quiet" onClick={reset}>
            <Icon of={RotateCcw} small />
            {open ? 'Back to the original' : 'Begin again'}
          </Button>
        )}
        <span className={css.keys}>or press Ctrl and Enter</span>
        <Verdict played={played} />
      </div>
    </section>
  )
}
