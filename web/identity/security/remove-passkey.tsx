import { useState } from 'react'
import type { PasskeyView } from '#application/identity/contract.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'
import { useServices } from '#web/services.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { Dialog } from '#web/ui/navigation/dialog.tsx'

interface RemovePasskeyProps {
  readonly passkey: PasskeyView
  readonly onRemoved: () => void
  readonly onCancel: () => void
}

/** Asks before a passkey opens nothing any more. */
export function RemovePasskey({ passkey, onRemoved, onCancel }: RemovePasskeyProps) {
  const { secondFactors } = useServices()
  const [isBusy, setBusy] = useState(false)
  async function remove(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    try {
      await secondFactors.removePasskey(passkey.id)
      toast.success(`The passkey “${passkey.name}” is removed.`)
      onRemoved()
    } catch (refusal) {
      toast.error(
        isDomainError(refusal) ? refusal.message : 'The passkey could not be removed. Please try again.',
      )
      onCancel()
    }
  }
  return (
    <Dialog
      isOpen
      title={`Remove “${passkey.name}”?`}
      onClose={onCancel}
      actions={
        <>
          <Button look="danger" busy={isBusy && 'Removing…'} onClick={() => void remove()}>
            Remove
          </Button>
          <Button onClick={onCancel}>Keep it</Button>
        </>
      }
    >
      It will open your account no more. Your device may still offer it until you delete it there too.
    </Dialog>
  )
}
