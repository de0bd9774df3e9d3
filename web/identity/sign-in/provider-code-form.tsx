import { useSelector } from '@xstate/react'
import { useNavigate } from 'react-router-dom'
import { codeWanted } from '#domain/identity/second-factor.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'
import { authHref } from '#web/identity/addresses.ts'
import { CodeEntry } from '#web/identity/security/code-entry.tsx'
import { useSession } from '#web/identity/session/use-session.ts'
import { sending } from '#web/machines/sending-machine.ts'
import { useLastingActor } from '#web/machines/use-lasting-actor.ts'
import { useServices } from '#web/services.ts'
import { heading, lead } from '#web/theme/text.css.ts'
import * as css from './auth-frame.css.ts'

interface ProviderCodeFormProps {
  readonly as: 'h1' | 'h2'
  /** An own path. */
  readonly returnTo: string
}

const enteringCode = sending<string>()

/** Two-step verification, for somebody who has come back from another provider. */
export function ProviderCodeForm({ as: Heading, returnTo }: ProviderCodeFormProps) {
  const { providerSignIn } = useServices()
  const { welcome } = useSession()
  const navigate = useNavigate()
  const actor = useLastingActor(
    enteringCode,
    { send: async (code) => welcome(await providerSignIn.finish(code)) },
    {
      refused: ({ error }) => {
        const text = isDomainError(error) ? error.message : 'Login failed'
        actor.send({ type: 'something is wrong', refusal: text })
      },
    },
  )
  const flow = useSelector(actor, (current) => current)
  return (
    <>
      <Heading className={heading.h1}>One more step</Heading>
      <p className={`${lead} ${css.sentence}`}>Your account has two-step verification.</p>
      <CodeEntry
        label={codeWanted}
        hint="Six digits, or one of your recovery codes."
        verb="Sign In"
        busyVerb="Signing in…"
        busy={!flow.matches('at rest')}
        error={flow.context.refusal ?? undefined}
        onCode={(code) => {
          actor.send({ type: 'it is mended', left: null })
          actor.send({ type: 'send it', what: code })
        }}
        onCancel={() => void navigate(authHref('login', { returnTo }))}
      />
    </>
  )
}
