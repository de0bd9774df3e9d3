import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router-dom'
import type { ArtworkView } from '#application/catalogue/contract.ts'
import type { Accounts, SecondFactorState, SessionView, UserView } from '#application/identity/contract.ts'
import { loaded, notFound } from '#web/loading.ts'
import { page } from '#web/page-meta.ts'
import type { ServerServices } from '#web/services.ts'
import { type Country, countries } from '#web/ui/countries.ts'
import { dashboardOf } from './dashboard-of.ts'
import { onlySignedIn } from './only-signed-in.ts'
import { wallWorks } from './wall-works.ts'

export interface WallData {
  readonly works: readonly ArtworkView[]
}

export interface AuthData extends WallData {
  readonly countries: readonly Country[]
  /** Whether another provider is set up for signing in. */
  readonly google: boolean
}

export interface AccountData {
  readonly account: UserView
}

export interface ProfileData extends AccountData {
  readonly sessions: readonly SessionView[]
  readonly countries: readonly Country[]
  readonly locks: SecondFactorState
}

type AccountServices = Pick<ServerServices, 'accounts' | 'catalogue' | 'secondFactors' | 'signInProviders'>

const screenOf = (file: string, title: string, description: string) =>
  page(`web/identity/${file}.tsx`, () => ({ title, description }))

const loadProfile =
  ({ accounts, secondFactors }: AccountServices) =>
  async ({ request }: LoaderFunctionArgs): Promise<ProfileData> => {
    const [account, sessions, locks, all] = await Promise.all([
      onlySignedIn(request, accounts.profile()),
      onlySignedIn(request, accounts.sessions()),
      onlySignedIn(request, secondFactors.state()),
      countries(),
    ])
    return { account, sessions, locks, countries: all }
  }

/** Brings those to their dashboard who have this one; for others it is not there. */
const loadDashboard =
  (accounts: Accounts, own: string) =>
  async ({ request }: LoaderFunctionArgs): Promise<AccountData> => {
    const account = await onlySignedIn(request, accounts.profile())
    if (dashboardOf(account) === own) return { account }
    if (account.role === 'admin') throw redirect('/dashboard/admin')
    throw notFound()
  }

/** Signing up and in, one's own account, and where the dashboards are. */
export const identityRoutes = (services: AccountServices): RouteObject[] => {
  const { accounts, catalogue, signInProviders } = services
  const loadWall = async (): Promise<WallData> => ({ works: await wallWorks(catalogue) })
  const loadAuth = async (): Promise<AuthData> => {
    const [works, all, { google }] = await Promise.all([
      wallWorks(catalogue),
      countries(),
      loaded(signInProviders.known()),
    ])
    return { works, countries: all, google }
  }
  /** The tabs stand in the address, and need nothing new. */
  const onceHere: Pick<RouteObject, 'shouldRevalidate'> = {
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate,
  }
  return [
    {
      path: 'auth',
      loader: loadAuth,
      ...onceHere,
      handle: screenOf('auth-screen', 'Login', 'Sign in, or open an account to buy or to sell handmade art.'),
      lazy: { Component: async () => (await import('./auth-screen.tsx')).AuthScreen },
    },
    {
      path: 'login',
      loader: loadAuth,
      handle: screenOf('login-screen', 'Login', 'Sign in to your account.'),
      lazy: { Component: async () => (await import('./login-screen.tsx')).LoginScreen },
    },
    {
      path: 'register',
      loader: loadAuth,
      handle: screenOf('register-screen', 'Register', 'Open an account to buy or to sell handmade art.'),
      lazy: { Component: async () => (await import('./register-screen.tsx')).RegisterScreen },
    },
    {
      path: 'forgot-password',
      loader: loadWall,
      handle: screenOf(
        'forgot-password-screen',
        'Forgot password',
        'Ask for a link to choose a new password.',
      ),
      lazy: { Component: async () => (await import('./forgot-password-screen.tsx')).ForgotPasswordScreen },
    },
    {
      path: 'reset-password',
      loader: loadWall,
      handle: screenOf('reset-password-screen', 'New password', 'Choose a new password.'),
      lazy: { Component: async () => (await import('./reset-password-screen.tsx')).ResetPasswordScreen },
    },
    {
      path: 'verify-email',
      loader: loadWall,
      handle: screenOf('verify-email-screen', 'Verify email', 'Say that this address is yours.'),
      lazy: { Component: async () => (await import('./verify-email-screen.tsx')).VerifyEmailScreen },
    },
    {
      path: 'profile',
      loader: loadProfile(services),
      handle: screenOf('profile-screen', 'Your account', 'Your details, locks and browsers.'),
      lazy: { Component: async () => (await import('./profile-screen.tsx')).ProfileScreen },
    },
    {
      path: 'dashboard/admin',
      loader: loadDashboard(accounts, '/dashboard/admin'),
      handle: screenOf('admin-dashboard-screen', 'Dashboard', 'The rooms of the admins.'),
      lazy: { Component: async () => (await import('./admin-dashboard-screen.tsx')).AdminDashboardScreen },
    },
  ]
}
