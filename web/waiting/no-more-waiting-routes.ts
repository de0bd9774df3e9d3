import type { RouteObject } from 'react-router-dom'
import { noMoreWaitingPage } from '#application/shared/addresses.ts'
import { page } from '#web/page-meta.ts'

/** The way out of the mails about works that are back. */
export const noMoreWaitingRoutes: RouteObject[] = [
  {
    path: noMoreWaitingPage,
    handle: page('web/waiting/no-more-waiting-screen.tsx', () => ({
      title: 'Wait for nothing more',
      description: 'Ends the emails about works that are back.',
    })),
    lazy: { Component: async () => (await import('./no-more-waiting-screen.tsx')).NoMoreWaitingScreen },
  },
]
