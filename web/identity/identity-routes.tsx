import type { LoaderFunction, RouteObject } from 'react-router-dom'
import { authPage, loginPage, registerPage } from '#application/shared/addresses.ts'
import { page } from '#web/page-meta.ts'
import type { AccountServices } from './identity-loaders.ts'
import { authMode } from './sign-in/auth-mode.ts'

const screenOf = (file: string, title: string, description: string) =>
  page(`web/identity/sign-in/${file}.tsx`, () => ({ title, description }))

/** Signing up and in. One's own account and the links of mails come later: see own-account-routes, mail-link-routes. */
export const identityRoutes = (services: AccountServices): RouteObject[] => {
  const loader = async (): Promise<LoaderFunction> =>
    (await import('./identity-loaders.ts')).identityLoaders(services).auth
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
        loader,
        Component: async () => (await import('./sign-in/auth-screen.tsx')).AuthScreen,
      },
    },
    {
      path: loginPage,
      handle: screenOf('login-screen', 'Login', 'Sign in to your account.'),
      lazy: {
        loader,
        Component: async () => (await import('./sign-in/login-screen.tsx')).LoginScreen,
      },
    },
    {
      path: registerPage,
      handle: screenOf('register-screen', 'Register', 'Open an account to buy or to sell handmade art.'),
      lazy: {
        loader,
        Component: async () => (await import('./sign-in/register-screen.tsx')).RegisterScreen,
      },
    },
  ]
}
