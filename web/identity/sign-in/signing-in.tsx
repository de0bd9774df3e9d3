import { useSession } from '#web/identity/session/use-session.ts'
import { LoadingOverlay } from '#web/ui/feedback/loading-overlay.tsx'
import { useSlow } from '#web/ui/feedback/use-slow.ts'

/** The veil over the forms while it looks somebody up. */
export function SigningIn() {
  const isBusy = useSlow(useSession().isComingIn)
  return isBusy && <LoadingOverlay text="Signing in…" />
}
