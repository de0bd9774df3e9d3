import type { SnapshotFrom } from 'xstate'
import { Button } from '#web/ui/buttons/button.tsx'
import type { artworkFormMachine } from './artwork-form-machine.ts'
import * as css from './artwork-form-screen.css.ts'

type Snapshot = SnapshotFrom<typeof artworkFormMachine>

function textOf(state: Snapshot): string {
  if (state.matches('in conflict')) return 'Not saved: it was changed somewhere else.'
  if (state.matches('not kept')) return 'Not saved yet: something has to be mended.'
  if (state.matches('away')) return 'Not saved: there is no connection. We keep trying.'
  if (state.matches('sending a picture')) return 'Uploading…'
  if (state.hasTag('saving')) return 'Saving…'
  if (state.matches('waiting for a word')) return 'Not saved yet: kept in this window only.'
  if (state.hasTag('unsaved')) return 'Not saved yet'
  return state.context.work === null ? '' : 'Saved'
}

/** Whether what was typed is safe. */
export function SaveStatus({ state, onAgain }: { state: Snapshot; onAgain: () => void }) {
  return (
    <>
      <p className={css.status} role="status">
        {textOf(state)}
      </p>
      {state.matches('away') && (
        <Button look="quiet" onClick={onAgain}>
          Try again
        </Button>
      )}
    </>
  )
}
