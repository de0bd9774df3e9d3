import { useEffect, useEffectEvent } from 'react'
import { NavigationType, useBlocker } from 'react-router-dom'
import { Button } from '#web/ui/buttons/button.tsx'
import { useSlow } from '#web/ui/feedback/use-slow.ts'
import { Dialog } from '#web/ui/navigation/dialog.tsx'

/** Longer than a save takes. */
const patience = 1500

interface LeavingUnsavedProps {
  readonly isUnsaved: boolean
  /** Whether it is pictures that are still on their way. */
  readonly isUploading: boolean
  /** Whether it waits for nothing but a press. */
  readonly waitsForPress: boolean
  /** Null where leaving must save nothing: what is on show changes at a press alone. */
  readonly onSave: (() => void) | null
}

function textOf(isUploading: boolean, waitsForPress: boolean): string {
  if (isUploading) return 'Pictures are still on their way. They are lost when you leave now.'
  if (waitsForPress)
    return 'Your changes are not saved: the work stays as it was. They are lost when you leave.'
  return 'Your last changes could not be saved. They are lost when you leave.'
}

/** Whoever leaves with something unsaved waits a moment until it is safe; where it cannot be kept they are asked. */
export function LeavingUnsaved({ isUnsaved, isUploading, waitsForPress, onSave }: LeavingUnsavedProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      isUnsaved &&
      historyAction !== NavigationType.Replace &&
      currentLocation.pathname !== nextLocation.pathname,
  )
  const { state, proceed, reset } = blocker
  const isBlocked = state === 'blocked'
  const isStuck = useSlow(isBlocked && isUnsaved, patience)
  const save = useEffectEvent(() => onSave?.())
  // Once, when somebody wants to leave.
  useEffect(() => {
    if (isBlocked) save()
  }, [isBlocked])
  useEffect(() => {
    if (isBlocked && !isUnsaved) proceed?.()
  }, [isBlocked, isUnsaved, proceed])
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
  return (
    <Dialog
      isOpen={isStuck || (isBlocked && waitsForPress)}
      title="Leave without saving?"
      onClose={() => reset?.()}
      actions={
        <>
          <Button look="danger" onClick={() => proceed?.()}>
            Leave
          </Button>
          <Button onClick={() => reset?.()}>Stay here</Button>
        </>
      }
    >
      {textOf(isUploading, waitsForPress)}
    </Dialog>
  )
}
