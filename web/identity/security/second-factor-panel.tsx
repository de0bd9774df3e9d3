import { useRevalidator } from 'react-router-dom'
import type { SecondFactorState } from '#application/identity/contract.ts'
import { Alert } from '#web/ui/alert.tsx'
import { AuthenticatorApp } from './authenticator-app.tsx'
import { PasskeyList } from './passkey-list.tsx'
import * as css from './security.css.ts'

/** The second lock of one's own account: authenticator app, recovery codes, passkeys. */
export function SecondFactorPanel({ state }: { state: SecondFactorState }) {
  const { revalidate } = useRevalidator()
  const lookAgain = () => void revalidate()
  const owed = state.required && !state.authenticatorApp && state.passkeys.length === 0
  return (
    <div className={css.panel}>
      {owed && (
        <Alert tone="warn">
          Your role needs a second lock. Until there is one, everything else waits: add an authenticator app
          or a passkey.
        </Alert>
      )}
      <AuthenticatorApp state={state} onChange={lookAgain} />
      <PasskeyList passkeys={state.passkeys} onChange={lookAgain} />
    </div>
  )
}
