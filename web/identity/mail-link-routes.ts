import type { RouteObject } from 'react-router-dom'
import { forgotPasswordPage, resetPasswordPage, verifyEmailPage } from '#application/shared/addresses.ts'
import { page } from '#web/page-meta.ts'
import { type AccountServices, identityLoaders } from './identity-loaders.ts'

/** Asking for a link to a new password, and where the links of mails lead. */
export const mailLinkRoutes = (services: AccountServices): RouteObject[] => {
  const { wall: loader, reset } = identityLoaders(services)
  return [
    {
      path: forgotPasswordPage,
      loader,
      handle: page('web/identity/sign-in/forgot-password-screen.tsx', () => ({
        title: 'Forgot password',
        description: 'Ask for a link to choose a new password.',
      })),
      lazy: {
        Component: async () => (await import('./sign-in/forgot-password-screen.tsx')).ForgotPasswordScreen,
      },
    },
    {
      path: resetPasswordPage,
      loader: reset,
      handle: page('web/identity/sign-in/reset-password-screen.tsx', () => ({
        title: 'New password',
        description: 'Choose a new password.',
      })),
      lazy: {
        Component: async () => (await import('./sign-in/reset-password-screen.tsx')).ResetPasswordScreen,
      },
    },
    {
      path: verifyEmailPage,
      loader,
      handle: page('web/identity/sign-in/verify-email-screen.tsx', () => ({
        title: 'Verify email',
        description: 'Say that this address is yours.',
      })),
      lazy: {
        Component: async () => (await import('./sign-in/verify-email-screen.tsx')).VerifyEmailScreen,
      },
    },
  ]
}
