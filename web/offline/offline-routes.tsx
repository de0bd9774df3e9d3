import type { RouteObject } from 'react-router-dom'
import { offlinePage } from '#application/shared/addresses.ts'
import { page } from '#web/page-meta.ts'

/** What is shown where there is no network; the service worker keeps it. */
export const offlineRoutes: RouteObject[] = [
  {
    path: offlinePage,
    handle: page('web/offline/offline-screen.tsx', () => ({
      title: 'No network',
      description: 'What you have seen lately is still here.',
    })),
    lazy: { Component: async () => (await import('./offline-screen.tsx')).OfflineScreen },
  },
]
