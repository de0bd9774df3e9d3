import type { RouteObject } from 'react-router-dom'
import { favouritesPage } from '#application/shared/addresses.ts'
import { page } from '#web/page-meta.ts'

const handle = page('web/favourites/favourites-screen.tsx', () => ({
  title: 'Favourites',
  description: 'The artworks you like, and the artists you follow.',
}))

/** What somebody likes. Only their browser or their account knows, so there is nothing to load. */
export const favouritesRoutes = (): RouteObject[] => [
  {
    path: favouritesPage,
    handle,
    lazy: { Component: async () => (await import('./favourites-screen.tsx')).FavouritesScreen },
  },
]
