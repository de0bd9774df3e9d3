import type { RouteObject } from 'react-router-dom'
import type { ArtistDirectory, ListedArtist } from '#application/artists/contract.ts'
import { artistsPage } from '#application/shared/addresses.ts'
import type { Page } from '#application/shared/page.ts'
import { breadcrumbs } from '#web/breadcrumbs.ts'
import { page } from '#web/page-meta.ts'
import { artistsAddressFrom } from './artists-address.ts'
import { shownSizes, shownWorks } from './shown-works.ts'

export type ArtistsData = Page<ListedArtist>

const handle = page<ArtistsData>('web/artists/artists-screen.tsx', ({ items: [first] }, url) => {
  const { q } = artistsAddressFrom(url.searchParams)
  const image = first && shownWorks(first)[0]?.images[0]
  return {
    title: q ? `“${q}” in Artists` : 'Meet Our Artists',
    description: 'The people who make what hangs here: their work, their story, and how to follow them.',
    firstPicture: image && { image, sizes: shownSizes },
    structured: [breadcrumbs(url, [{ name: 'Artists', to: artistsPage }])],
    // However it is sorted, and wherever one stands in it, it is the same list.
    ...(!q && { canonical: artistsPage }),
  }
})

/** Everyone who shows here. */
export const artistsRoutes = (artists: ArtistDirectory): RouteObject[] => [
  {
    path: artistsPage,
    loader: async ({ request }) =>
      (await import('./load-artists.ts')).loadArtists(artists, new URL(request.url)),
    handle,
    lazy: { Component: async () => (await import('./artists-screen.tsx')).ArtistsScreen },
  },
]
