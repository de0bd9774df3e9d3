import type { RouteObject } from 'react-router-dom'
import { page } from '#web/page-meta.ts'
import { offlinePath } from './seen-works.ts'

/** What is shown where there is no network; the service worker keeps it. */
export const offlineRoutes: RouteObject[] = [
  {
    path: offlinePath.slice(1),
    handle: page('web/offline/offline-screen.tsx', () => ({
      title: 'No network',
      description: 'What you have seen lately is still here.',
    })),
    lazy: { Component: async () => (await import('./offline-screen.tsx')).OfflineScreen },
  },
]
