import { useState } from 'react'
import type { UserView } from '#application/identity/contract.ts'
import { codeWanted } from '#domain/identity/second-factor.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'
import { useServices } from '#web/services.ts'
import { heading, lead } from '#web/theme/text.css.ts'
import { CodeEntry } from './security/code-entry.tsx'

interface ProviderCodeFormProps {
  readonly as: 'h1' | 'h2'
  readonly onCameIn: (account: UserView) => void
  readonly onCancel: () => void
}

/** The second lock, for somebody who has come back from another provider. */
export function ProviderCodeForm({ as: Heading, onCameIn, onCancel }: ProviderCodeFormProps) {
  const { providerSignIn } = useServices()
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  async function finish(code: string): Promise<void> {
    setBusy(true)
    setError(undefined)
    try {
      onCameIn(await providerSignIn.finish(code))
    } catch (refusal) {
      setError(isDomainError(refusal) ? refusal.message : 'Login failed')
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Heading className={heading.h1}>One more step</Heading>
      <p className={lead}>Your account has a second lock.</p>
      <CodeEntry
        label={codeWanted}
        hint="Six digits, or one of your recovery codes."
        verb="Sign In"
        busyVerb="Signing in…"
        busy={isBusy}
        error={error}
        onCode={(code) => void finish(code)}
        onCancel={onCancel}
      />
    </>
  )
}
