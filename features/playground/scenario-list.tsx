import { useMemo, useState } from 'react'
import { figures, heading, meta } from '#web/theme/text.css.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { find, known } from '../report/finding/find.ts'
import { everything } from '../report/finding/wanted.ts'
import { OutcomeMark } from './editor/outcome-mark.tsx'
import type { Played } from './runner/play.ts'
import * as css from './scenario-list.css.ts'
import type { Playground } from './use-playground.ts'

const outcomeOf = (played: Played | undefined) => played && (played.holds ? 'holds' : 'fails')

/** All scenarios that can be tried here, by feature, with what came of them. */
export function ScenarioList({ playground }: { readonly playground: Playground }) {
  const { features, playables, open, all, isPlayingAll, begin, runAll } = playground
  const [typed, setTyped] = useState('')
  const texts = useMemo(() => known(features), [features])
  const found = useMemo(() => find(texts, { ...everything, level: 'domain', q: typed }), [texts, typed])
  const shown = found.features.map((feature) => ({
    feature,
    scenarios: feature.rules.flatMap(({ scenarios }) => scenarios),
  }))
  return (
    <nav className={css.list} aria-label="Scenarios">
      <div className={css.actions}>
        <Button look="primary" onClick={() => void runAll()} busy={isPlayingAll && 'Running…'}>
          Run all {playables.length}
        </Button>
        <Button onClick={() => begin(null)}>New scenario</Button>
      </div>
      <Counts all={all} of={playables.length} isPlaying={isPlayingAll} />
      <Field
        label="Find a scenario"
        type="search"
        placeholder="Reached maximum stock"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {found.meant !== '' && (
        <p className={meta}>
          Nothing says “{typed}”: this says “{found.meant}”.
        </p>
      )}
      <div className={css.features}>
        {shown.map(({ feature, scenarios }) => (
          <details
            key={feature.id}
            className={css.feature}
            open={
              typed !== '' ||
              feature.id === open?.feature.id ||
              scenarios.some(({ id }) => all?.get(id)?.holds === false)
            }
          >
            <summary className={css.summary}>
              <span className={heading.h4}>{feature.name}</span>
              <span className={meta}>{scenarios.length}</span>
            </summary>
            <ul>
              {scenarios.map((scenario) => (
                <li
                  key={scenario.id}
                  data-scenario={scenario.id}
                  data-runs={all
                    ?.get(scenario.id)
                    ?.runs.map(({ holds }) => (holds ? 'holds' : 'fails'))
                    .join(' ')}
                >
                  <button
                    type="button"
                    className={css.scenario}
                    aria-current={scenario === open?.scenario || undefined}
                    onClick={() => begin(scenario.id)}
                  >
                    <OutcomeMark outcome={outcomeOf(all?.get(scenario.id))} />
                    {scenario.name}
                  </button>
                </li>
              ))}
            </ul>
          </details>
        ))}
        {shown.length === 0 && <p className={meta}>No scenario says so.</p>}
      </div>
    </nav>
  )
}

interface CountsProps {
  readonly all: ReadonlyMap<string, Played> | null
  readonly of: number
  readonly isPlaying: boolean
}

/** How far it is, and how it ended. */
function Counts({ all, of, isPlaying }: CountsProps) {
  const held = [...(all?.values() ?? [])].filter(({ holds }) => holds).length
  const failed = (all?.size ?? 0) - held
  return (
    <>
      {isPlaying && (
        <div className={css.progress}>
          <progress
            className={css.bar}
            aria-label="Scenarios that were run"
            value={all?.size ?? 0}
            max={of}
          />
          <span className={`${meta} ${figures}`}>
            {all?.size ?? 0} of {of}
          </span>
        </div>
      )}
      <p role="status">
        {all &&
          !isPlaying &&
          (failed === 0
            ? `All ${held} hold.`
            : `${held} hold, ${failed} ${failed === 1 ? 'does' : 'do'} not.`)}
      </p>
    </>
  )
}
