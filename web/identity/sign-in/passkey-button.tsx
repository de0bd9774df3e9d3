import { KeyRound } from 'lucide'
import { useState } from 'react'
import type { UserView } from '#application/identity/contract.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'
import { useServices } from '#web/services.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/buttons/icon.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'

/** Signs in with a passkey alone; `onCameIn` is told who it is. */
export function PasskeyButton({ onCameIn }: { onCameIn: (account: UserView) => Promise<void> }) {
  const { secondFactors, passkeyDevice } = useServices()
  const [isBusy, setBusy] = useState(false)
  async function signIn(): Promise<void> {
    if (isBusy) return
    if (!passkeyDevice.isAvailable()) {
      toast.error('This browser knows no passkeys. Sign in with your password.')
      return
    }
    setBusy(true)
    try {
      const credential = await passkeyDevice.ask(await secondFactors.passkeyRequest())
      if (credential !== null) await onCameIn(await secondFactors.signInWithPasskey(credential))
    } catch (refusal) {
      toast.error(isDomainError(refusal) ? refusal.message : 'Login failed')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button wide busy={isBusy && 'Signing in…'} onClick={() => void signIn()}>
      <Icon of={KeyRound} />
      Continue with a passkey
    </Button>
  )
}
