import { useLoaderData, useLocation } from 'react-router-dom'
import { loginPage, withReturn } from '#application/shared/addresses.ts'
import { registrationRoleFrom } from '#domain/identity/roles.ts'
import { returnPath } from '#web/identity/addresses.ts'
import type { AuthData } from '#web/identity/identity-loaders.ts'
import { postedAs } from '#web/identity/posted-form.ts'
import { AuthFrame } from './auth-frame.tsx'
import { OtherWays } from './other-ways.tsx'
import { RegisterForm } from './register-form.tsx'
import { SigningIn } from './signing-in.tsx'
import { useLeaveSignedIn } from './use-leave-signed-in.ts'

/** Signing up, by itself. */
export function RegisterScreen() {
  const { works, countries, google, ...data } = useLoaderData<AuthData>()
  const location = useLocation()
  const returnTo = returnPath(location)
  useLeaveSignedIn()
  const role = registrationRoleFrom(new URLSearchParams(location.search).get('role'))
  return (
    <AuthFrame works={works} hangs={1}>
      <RegisterForm
        as="h1"
        countries={countries}
        role={role}
        posted={postedAs(data, 'register')}
        login={withReturn(loginPage, returnTo)}
        others={<OtherWays isLogin={false} role={role} returnTo={returnTo} google={google} />}
      />
      <SigningIn />
    </AuthFrame>
  )
}
