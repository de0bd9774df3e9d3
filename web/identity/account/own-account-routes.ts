import type { RouteObject } from 'react-router-dom'
import { profilePage } from '#application/shared/addresses.ts'
import { type AccountServices, identityLoaders } from '#web/identity/identity-loaders.ts'
import { page } from '#web/page-meta.ts'

/** One's own account. */
export const ownAccountRoutes = (services: AccountServices): RouteObject[] => [
  {
    path: profilePage,
    loader: identityLoaders(services).profile,
    handle: page('web/identity/account/profile-screen.tsx', () => ({
      title: 'Your account',
      description: 'Your details, two-step verification and browsers.',
    })),
    lazy: { Component: async () => (await import('./profile-screen.tsx')).ProfileScreen },
  },
]
