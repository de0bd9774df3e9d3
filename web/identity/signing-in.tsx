import { LoadingOverlay } from '#web/ui/loading-overlay.tsx'
import { useSlow } from '#web/ui/use-slow.ts'
import { useSession } from './session-context.tsx'

/** The veil over the front desk while it looks somebody up. */
export function SigningIn() {
  const isBusy = useSlow(useSession().step === 'signing in')
  return isBusy && <LoadingOverlay text="Signing in…" />
}
