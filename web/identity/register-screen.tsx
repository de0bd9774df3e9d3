import { useLoaderData, useLocation } from 'react-router-dom'
import { registrationRoleFrom } from '#domain/identity/roles.ts'
import { returnPath } from './addresses.ts'
import { AuthFrame } from './auth-frame.tsx'
import type { AuthData } from './identity-routes.tsx'
import { RegisterForm } from './register-form.tsx'
import { SigningIn } from './signing-in.tsx'
import { useLeaveSignedIn } from './use-leave-signed-in.ts'

/** Signing up, by itself. */
export function RegisterScreen() {
  const { works, countries } = useLoaderData<AuthData>()
  const location = useLocation()
  const returnTo = returnPath(location)
  useLeaveSignedIn()
  return (
    <AuthFrame works={works} hangs={1}>
      <RegisterForm
        as="h1"
        countries={countries}
        role={registrationRoleFrom(new URLSearchParams(location.search).get('role'))}
        login={returnTo === '/' ? '/login' : `/login?${new URLSearchParams({ returnTo }).toString()}`}
        others={null}
      />
      <SigningIn />
    </AuthFrame>
  )
}
