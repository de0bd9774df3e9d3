import { useSelector } from '@xstate/react'
import type { UserView } from '#application/identity/contract.ts'
import { refusal } from '#web/identity/refusal.ts'
import { accountToast } from '#web/identity/sign-in/account-toast.ts'
import { sending } from '#web/machines/sending-machine.ts'
import { useLastingActor } from '#web/machines/use-lasting-actor.ts'
import { useServices } from '#web/services.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'

/** By the address that the link goes to. */
const verifying = sending<string>()

/** The address, and whether its owner has shown that it is theirs. */
export function EmailState({ account: { email, emailVerified } }: { account: UserView }) {
  const { accounts } = useServices()
  const actor = useLastingActor(
    verifying,
    { send: () => accounts.sendVerification() },
    {
      done: ({ what: address }) => {
        toast.update(accountToast, 'success', `A link is on its way to ${address}.`)
      },
      refused: ({ error }) => {
        const { text } = refusal(error, 'The link could not be sent. Please try again.')
        toast.update(accountToast, 'error', text)
      },
    },
  )
  const isSending = useSelector(actor, (flow) => !flow.matches('at rest'))
  return (
    <>
      <p>{email}</p>
      {emailVerified ? (
        <Alert tone="ok">This address is verified.</Alert>
      ) : (
        <>
          <Alert tone="warn">
            This address is not verified yet. Open the link in our mail, or ask for a new one.
          </Alert>
          <div>
            <Button
              busy={isSending && 'Sending…'}
              onClick={() => actor.send({ type: 'send it', what: email })}
            >
              Send the link again
            </Button>
          </div>
        </>
      )}
    </>
  )
}
