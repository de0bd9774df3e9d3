import { useLoaderData, useLocation } from 'react-router-dom'
import { registrationRoleFrom } from '#domain/identity/roles.ts'
import { authHref, returnPath } from '#web/identity/addresses.ts'
import type { AuthData } from '#web/identity/identity-loaders.ts'
import { postedAs } from '#web/identity/posted-form.ts'
import { spoken } from '#web/theme/text.css.ts'
import { Tabs } from '#web/ui/navigation/tabs.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { authMode } from './auth-mode.ts'
import { LoginForm } from './login-form.tsx'
import { OtherWays } from './other-ways.tsx'
import { ProviderCodeForm } from './provider-code-form.tsx'
import { RegisterForm } from './register-form.tsx'
import { SigningIn } from './signing-in.tsx'
import { useLeaveSignedIn } from './use-leave-signed-in.ts'
import { useProviderRefusal } from './use-provider-refusal.ts'

/** Login and Register side by side; the address says which, and for whom. */
export function AuthScreen() {
  const { works, countries, google, ...data } = useLoaderData<AuthData>()
  const location = useLocation()
  useLeaveSignedIn()
  useProviderRefusal()
  const query = new URLSearchParams(location.search)
  const role = registrationRoleFrom(query.get('role'))
  const mode = authMode(query)
  const returnTo = returnPath(location)
  const ways = { returnTo, role }
  const step = query.get('step')
  const login = authHref('login', ways)
  const register = authHref('signup', ways)
  return (
    <AuthFrame works={works} hangs={mode === 'signup' ? 1 : 0}>
      <h1 className={spoken}>Login or register</h1>
      <Tabs
        label="Account"
        selected={mode}
        tabs={[
          {
            id: 'login',
            label: 'Login',
            to: login,
            // One form at a time: two of them would leave password managers to guess.
            panel:
              mode !== 'login' ? null : step === 'code' ? (
                <ProviderCodeForm as="h2" returnTo={returnTo} />
              ) : (
                <LoginForm
                  as="h2"
                  posted={postedAs(data, 'login')}
                  register={register}
                  others={<OtherWays isLogin returnTo={returnTo} google={google} />}
                />
              ),
          },
          {
            id: 'signup',
            label: 'Register',
            to: register,
            panel: mode === 'signup' && (
              <RegisterForm
                as="h2"
                countries={countries}
                role={role}
                posted={postedAs(data, 'register')}
                login={login}
                others={<OtherWays isLogin={false} {...ways} google={google} />}
              />
            ),
          },
        ]}
      />
      <SigningIn />
    </AuthFrame>
  )
}
