import { useEffect, useState } from 'react'
import { providerFailed } from '#domain/identity/provider-account.ts'
import type { RegistrationRole } from '#domain/identity/roles.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'
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

/** Leaves for Google, or whichever provider is configured, and comes back signed in. */
export function ProviderButton({ isLogin, role, returnTo }: ProviderButtonProps) {
  const { providerSignIn } = useServices()
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    // The browser may bring this page back as it was left.
    const shown = () => setLeaving(false)
    window.addEventListener('pageshow', shown)
    return () => window.removeEventListener('pageshow', shown)
  }, [])
  async function leave(): Promise<void> {
    if (isLeaving) return
    setLeaving(true)
    try {
      const { redirectUrl } = await providerSignIn.begin({ isLogin, role, returnTo })
      window.location.assign(redirectUrl)
    } catch (refusal) {
      setLeaving(false)
      toast.error(isDomainError(refusal) ? refusal.message : providerFailed)
    }
  }
  return (
    <Button wide busy={isLeaving && 'One moment…'} onClick={() => void leave()}>
      <GoogleMark />
      Continue with Google
    </Button>
  )
}
