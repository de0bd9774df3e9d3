import { useSelector } from '@xstate/react'
import { KeyRound } from 'lucide'
import type { UserView } from '#application/identity/contract.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'
import { sending } from '#web/machines/sending-machine.ts'
import { useLastingActor } from '#web/machines/use-lasting-actor.ts'
import { useServices } from '#web/services.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/buttons/icon.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'

/** What is done with whoever comes in depends on where they wanted to be when they pressed. */
const signingIn = sending<(account: UserView) => Promise<void>>()

/** Signs in with a passkey alone; `onCameIn` is told who it is. */
export function PasskeyButton({ onCameIn }: { onCameIn: (account: UserView) => Promise<void> }) {
  const { secondFactors, passkeyDevice } = useServices()
  const actor = useLastingActor(
    signingIn,
    {
      send: async (welcome) => {
        const credential = await passkeyDevice.ask(await secondFactors.passkeyRequest())
        if (credential !== null) await welcome(await secondFactors.signInWithPasskey(credential))
      },
    },
    { refused: ({ error }) => toast.error(isDomainError(error) ? error.message : 'Login failed') },
  )
  const isBusy = useSelector(actor, (flow) => !flow.matches('at rest'))
  const signIn = () => {
    if (passkeyDevice.isAvailable()) actor.send({ type: 'send it', what: onCameIn })
    else toast.error('This browser knows no passkeys. Sign in with your password.')
  }
  return (
    <Button wide busy={isBusy && 'Signing in…'} onClick={signIn}>
      <Icon of={KeyRound} />
      Continue with a passkey
    </Button>
  )
}
