import type { LoaderFunction, RouteObject } from 'react-router-dom'
import {
  authPage,
  forgotPasswordPage,
  loginPage,
  registerPage,
  resetPasswordPage,
  verifyEmailPage,
} from '#application/shared/addresses.ts'
import { page } from '#web/page-meta.ts'
import type { AccountServices, IdentityLoaders } from './identity-loaders.ts'
import { authMode } from './sign-in/auth-mode.ts'

type LazyLoader = () => Promise<LoaderFunction>

const screenOf = (file: string, title: string, description: string) =>
  page(`web/identity/sign-in/${file}.tsx`, () => ({ title, description }))

/** Signing up and in, and the links of mails. One's own account comes later: see own-account-routes. */
export const identityRoutes = (services: AccountServices): RouteObject[] => {
  const load =
    (name: keyof IdentityLoaders): LazyLoader =>
    async () =>
      (await import('./identity-loaders.ts')).identityLoaders(services)[name]
  /** The tabs stand in the address, and need nothing new. */
  const onceHere: Pick<RouteObject, 'shouldRevalidate'> = {
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate,
  }
  return [
    {
      path: authPage,
      ...onceHere,
      handle: page('web/identity/sign-in/auth-screen.tsx', (_data, { searchParams }) => ({
        title: authMode(searchParams) === 'signup' ? 'Register' : 'Login',
        description: 'Sign in, or open an account to buy or to sell handmade art.',
      })),
      lazy: {
        loader: load('auth'),
        Component: async () => (await import('./sign-in/auth-screen.tsx')).AuthScreen,
      },
    },
    {
      path: loginPage,
      handle: screenOf('login-screen', 'Login', 'Sign in to your account.'),
      lazy: {
        loader: load('auth'),
        Component: async () => (await import('./sign-in/login-screen.tsx')).LoginScreen,
      },
    },
    {
      path: registerPage,
      handle: screenOf('register-screen', 'Register', 'Open an account to buy or to sell handmade art.'),
      lazy: {
        loader: load('auth'),
        Component: async () => (await import('./sign-in/register-screen.tsx')).RegisterScreen,
      },
    },
    {
      path: forgotPasswordPage,
      handle: screenOf(
        'forgot-password-screen',
        'Forgot password',
        'Ask for a link to choose a new password.',
      ),
      lazy: {
        loader: load('wall'),
        Component: async () => (await import('./sign-in/forgot-password-screen.tsx')).ForgotPasswordScreen,
      },
    },
    {
      path: resetPasswordPage,
      handle: screenOf('reset-password-screen', 'New password', 'Choose a new password.'),
      lazy: {
        loader: load('wall'),
        Component: async () => (await import('./sign-in/reset-password-screen.tsx')).ResetPasswordScreen,
      },
    },
    {
      path: verifyEmailPage,
      handle: screenOf('verify-email-screen', 'Verify email', 'Say that this address is yours.'),
      lazy: {
        loader: load('wall'),
        Component: async () => (await import('./sign-in/verify-email-screen.tsx')).VerifyEmailScreen,
      },
    },
  ]
}
