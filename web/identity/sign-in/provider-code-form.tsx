import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { codeWanted } from '#domain/identity/second-factor.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'
import { authHref } from '#web/identity/addresses.ts'
import { CodeEntry } from '#web/identity/security/code-entry.tsx'
import { useSession } from '#web/identity/session/use-session.ts'
import { useServices } from '#web/services.ts'
import { heading, lead } from '#web/theme/text.css.ts'
import * as css from './auth-frame.css.ts'

interface ProviderCodeFormProps {
  readonly as: 'h1' | 'h2'
  /** An own path. */
  readonly returnTo: string
}

/** Two-step verification, for somebody who has come back from another provider. */
export function ProviderCodeForm({ as: Heading, returnTo }: ProviderCodeFormProps) {
  const { providerSignIn } = useServices()
  const { welcome } = useSession()
  const navigate = useNavigate()
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  async function finish(code: string): Promise<void> {
    setBusy(true)
    setError(undefined)
    try {
      await welcome(await providerSignIn.finish(code))
    } catch (refusal) {
      setError(isDomainError(refusal) ? refusal.message : 'Login failed')
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Heading className={heading.h1}>One more step</Heading>
      <p className={`${lead} ${css.sentence}`}>Your account has two-step verification.</p>
      <CodeEntry
        label={codeWanted}
        hint="Six digits, or one of your recovery codes."
        verb="Sign In"
        busyVerb="Signing in…"
        busy={isBusy}
        error={error}
        onCode={(code) => void finish(code)}
        onCancel={() => void navigate(authHref('login', { returnTo }))}
      />
    </>
  )
}
