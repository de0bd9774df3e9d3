import type { RegistrationRole } from '#domain/identity/roles.ts'
import { useSession } from '#web/identity/session/use-session.ts'
import * as css from './auth-frame.css.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { ProviderButton } from './provider-button.tsx'

interface OtherWaysProps {
  /** Signing in, or else signing up. */
  readonly isLogin: boolean
  readonly role?: RegistrationRole
  /** An own path. */
  readonly returnTo: string
  /** Whether another provider is set up. */
  readonly google: boolean
}

/** Ways in without a password; nothing where there are none. */
export function OtherWays({ google, ...way }: OtherWaysProps) {
  const { welcome } = useSession()
  if (!google && !way.isLogin) return null
  return (
    <>
      <p className={css.or}>or</p>
      <div className={css.others}>
        {google && <ProviderButton {...way} />}
        {way.isLogin && <PasskeyButton onCameIn={welcome} />}
      </div>
    </>
  )
}
