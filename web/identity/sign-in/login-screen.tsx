import { useLoaderData, useLocation } from 'react-router-dom'
import { registerPage, withReturn } from '#application/shared/addresses.ts'
import { returnPath } from '#web/identity/addresses.ts'
import type { AuthData } from '#web/identity/identity-loaders.ts'
import { postedAs } from '#web/identity/posted-form.ts'
import { AuthFrame } from './auth-frame.tsx'
import { LoginForm } from './login-form.tsx'
import { OtherWays } from './other-ways.tsx'
import { SigningIn } from './signing-in.tsx'
import { useLeaveSignedIn } from './use-leave-signed-in.ts'

/** Signing in, by itself. */
export function LoginScreen() {
  const { works, google, ...data } = useLoaderData<AuthData>()
  const returnTo = returnPath(useLocation())
  useLeaveSignedIn()
  return (
    <AuthFrame works={works} underHeader>
      <LoginForm
        as="h1"
        posted={postedAs(data, 'login')}
        register={withReturn(registerPage, returnTo)}
        others={<OtherWays isLogin returnTo={returnTo} google={google} />}
      />
      <SigningIn />
    </AuthFrame>
  )
}
