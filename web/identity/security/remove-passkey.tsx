import { useSelector } from '@xstate/react'
import type { PasskeyView } from '#application/identity/contract.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'
import { sending } from '#web/machines/sending-machine.ts'
import { useLastingActor } from '#web/machines/use-lasting-actor.ts'
import { useServices } from '#web/services.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { Dialog } from '#web/ui/navigation/dialog.tsx'

interface RemovePasskeyProps {
  readonly passkey: PasskeyView
  readonly onRemoved: () => void
  readonly onCancel: () => void
}

const removing = sending<PasskeyView>()

/** Asks before a passkey opens nothing any more. */
export function RemovePasskey({ passkey, onRemoved, onCancel }: RemovePasskeyProps) {
  const { secondFactors } = useServices()
  const actor = useLastingActor(
    removing,
    { send: ({ id }) => secondFactors.removePasskey(id) },
    {
      done: ({ what: { name } }) => {
        toast.success(`The passkey “${name}” is removed.`)
        onRemoved()
      },
      refused: ({ error }) => {
        toast.error(
          isDomainError(error) ? error.message : 'The passkey could not be removed. Please try again.',
        )
        onCancel()
      },
    },
  )
  const isBusy = useSelector(actor, (flow) => !flow.matches('at rest'))
  return (
    <Dialog
      isOpen
      title={`Remove “${passkey.name}”?`}
      onClose={onCancel}
      actions={
        <>
          <Button
            look="danger"
            busy={isBusy && 'Removing…'}
            onClick={() => actor.send({ type: 'send it', what: passkey })}
          >
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
