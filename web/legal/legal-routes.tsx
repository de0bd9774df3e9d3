import type { RouteObject } from 'react-router-dom'
import { brand } from '#domain/shared/brand.ts'
import { page } from '#web/page-meta.ts'

/** What is agreed, and what becomes of what one tells us. */
export const legalRoutes: RouteObject[] = [
  {
    path: 'terms',
    handle: page('web/legal/terms-screen.tsx', () => ({
      title: 'Terms',
      description: `What buyers, artists and ${brand.name} may expect of each other.`,
      canonical: '/terms',
    })),
    lazy: { Component: async () => (await import('./terms-screen.tsx')).TermsScreen },
  },
  {
    path: 'privacy',
    handle: page('web/legal/privacy-screen.tsx', () => ({
      title: 'Privacy',
      description: `What ${brand.name} knows about its visitors, why, and for how long.`,
      canonical: '/privacy',
    })),
    lazy: { Component: async () => (await import('./privacy-screen.tsx')).PrivacyScreen },
  },
]
