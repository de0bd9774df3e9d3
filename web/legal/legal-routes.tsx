import type { RouteObject } from 'react-router-dom'
import type { Payments, WaysToPay } from '#application/payments/contract.ts'
import { privacyPage, termsPage } from '#application/shared/addresses.ts'
import { brand } from '#domain/shared/brand.ts'
import { page } from '#web/page-meta.ts'

/** What the terms say of this shop alone. */
export type TermsData = Pick<WaysToPay, 'keptFor'>

/** What is agreed, and what becomes of what one tells us. */
export const legalRoutes = (payments: Payments): RouteObject[] => [
  {
    path: termsPage,
    loader: async (): Promise<TermsData> => ({ keptFor: (await payments.ways()).keptFor }),
    handle: page('web/legal/terms-screen.tsx', () => ({
      title: 'Terms',
      description: `What buyers, artists and ${brand.name} may expect of each other.`,
      canonical: termsPage,
    })),
    lazy: { Component: async () => (await import('./terms-screen.tsx')).TermsScreen },
  },
  {
    path: privacyPage,
    handle: page('web/legal/privacy-screen.tsx', () => ({
      title: 'Privacy',
      description: `What ${brand.name} knows about its visitors, why, and for how long.`,
      canonical: privacyPage,
    })),
    lazy: { Component: async () => (await import('./privacy-screen.tsx')).PrivacyScreen },
  },
]
