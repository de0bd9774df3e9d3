import { useSelector } from '@xstate/react'
import type { ProviderSignIn } from '#application/identity/contract.ts'
import { providerFailed } from '#domain/identity/provider-account.ts'
import type { RegistrationRole } from '#domain/identity/roles.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'
import { sending } from '#web/machines/sending-machine.ts'
import { useLastingActor } from '#web/machines/use-lasting-actor.ts'
import { useServices } from '#web/services.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { GoogleMark } from './google-mark.tsx'

interface ProviderButtonProps {
  /** Signing in, or else signing up. */
  readonly isLogin: boolean
  readonly role?: RegistrationRole
  /** An own path. */
  readonly returnTo: string
}

/** The browser may bring this page back as it was left. */
const broughtBack = (): Promise<void> =>
  new Promise((resolve) => window.addEventListener('pageshow', () => resolve(), { once: true }))

type Wish = Parameters<ProviderSignIn['begin']>[0]

const leaving = sending<Wish>()

/** Leaves for Google, or whichever provider is configured, and comes back signed in. */
export function ProviderButton({ isLogin, role, returnTo }: ProviderButtonProps) {
  const { providerSignIn } = useServices()
  const actor = useLastingActor(
    leaving,
    {
      send: async (wish) => {
        const { redirectUrl } = await providerSignIn.begin(wish)
        window.location.assign(redirectUrl)
      },
      settle: broughtBack,
    },
    { refused: ({ error }) => toast.error(isDomainError(error) ? error.message : providerFailed) },
  )
  const isLeaving = useSelector(actor, (flow) => !flow.matches('at rest'))
  return (
    <Button
      wide
      busy={isLeaving && 'One moment…'}
      onClick={() => actor.send({ type: 'send it', what: { isLogin, role, returnTo } })}
    >
      <GoogleMark />
      Continue with Google
    </Button>
  )
}
