import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { figures, heading, muted } from '#web/theme/text.css.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import * as css from './version-conflict.css.ts'
import type { VersionConflictActor } from './version-conflict-machine.ts'

/** A field that two people have written differently. */
export interface Difference {
  readonly label: string
  readonly mine: string
  readonly theirs: string
}

interface VersionConflictProps<Thing> {
  /** Undefined while there is none. */
  readonly conflict: VersionConflictActor<Thing> | undefined
  /** What my version and theirs say differently. */
  readonly differencesFrom: (theirs: Thing) => readonly Difference[]
}

/** The same thing was changed elsewhere meanwhile: both versions side by side, and the choice. */
export function VersionConflict<Thing>({ conflict, differencesFrom }: VersionConflictProps<Thing>) {
  const context = useSelector(conflict, (snapshot) =>
    snapshot?.matches('choosing') ? snapshot.context : undefined,
  )
  if (!conflict || context?.theirs === undefined) return null
  return (
    <Choice
      text={context.text}
      differences={differencesFrom(context.theirs)}
      onMine={() => conflict.send({ type: 'keep mine' })}
      onTheirs={() => conflict.send({ type: 'take theirs' })}
    />
  )
}

interface ChoiceProps {
  /** What the server said. */
  readonly text: string
  readonly differences: readonly Difference[]
  readonly onMine: () => void
  readonly onTheirs: () => void
}

function Choice({ text, differences, onMine, onTheirs }: ChoiceProps) {
  const section = useRef<HTMLElement>(null)
  // It may stand far above what is being written, and nothing is saved before it is answered.
  useEffect(() => section.current?.focus(), [])
  return (
    <section ref={section} tabIndex={-1} className={css.conflict} role="alert" aria-labelledby="conflict">
      <h2 id="conflict" className={heading.h4}>
        This was changed somewhere else
      </h2>
      <p>{text}</p>
      <p className={muted}>Nothing is lost: choose which version stays.</p>
      {differences.length > 0 && (
        <table className={`${css.versions} ${figures}`}>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Yours</th>
              <th scope="col">The other</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ label, mine, theirs }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{mine || '–'}</td>
                <td>{theirs || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className={css.actions}>
        <Button look="primary" onClick={onMine}>
          Keep yours
        </Button>
        <Button onClick={onTheirs}>Take the other</Button>
      </div>
    </section>
  )
}
