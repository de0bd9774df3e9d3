import { useNavigate, useRevalidator } from 'react-router-dom'
import type { SecondFactorState } from '#application/identity/contract.ts'
import { profilePage } from '#application/shared/addresses.ts'
import { useSession } from '#web/identity/session/use-session.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { authHref } from '../addresses.ts'
import { refusal } from '../refusal.ts'
import { AuthenticatorApp } from './authenticator-app.tsx'
import { PasskeyList } from './passkey-list.tsx'
import * as css from './security.css.ts'

/** Two-step verification of one's own account: authenticator app, recovery codes, passkeys. */
export function SecondFactorPanel({ state }: { state: SecondFactorState }) {
  const { revalidate } = useRevalidator()
  const lookAgain = () => void revalidate()
  const { signOut } = useSession()
  const navigate = useNavigate()
  async function signInAgain(): Promise<void> {
    try {
      await signOut()
      await navigate(authHref('login', { returnTo: profilePage }))
    } catch (error) {
      toast.error(refusal(error, 'You could not be signed out. Please try again.').text)
    }
  }
  const owed = state.required && !state.authenticatorApp && state.passkeys.length === 0
  return (
    <div className={css.panel}>
      {owed && (
        <Alert tone="warn">
          Your role needs two-step verification. Until there is one, everything else waits: add an
          authenticator app or a passkey.
        </Alert>
      )}
      <AuthenticatorApp state={state} onChange={lookAgain} />
      <PasskeyList passkeys={state.passkeys} onChange={lookAgain} />
      <div className={css.part}>
        <p className={css.note}>
          Authenticator apps and passkeys are added, and passkeys removed, within ten minutes of signing in.
        </p>
        <div className={css.actions}>
          <Button look="quiet" onClick={() => void signInAgain()}>
            Sign in again
          </Button>
        </div>
      </div>
    </div>
  )
}
