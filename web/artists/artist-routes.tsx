import type { RouteObject } from 'react-router-dom'
import type { ArtistDirectory, ArtistView } from '#application/artists/contract.ts'
import type { ArtworkView, Catalogue } from '#application/catalogue/contract.ts'
import { artistPage, artistRoute } from '#application/shared/addresses.ts'
import type { Page } from '#application/shared/page.ts'
import { hangingSizes } from '#web/catalogue/hanging-sizes.ts'
import { page } from '#web/page-meta.ts'
import { tabIn } from './artist-tab.ts'
import { structuredArtist } from './structured-artist.ts'

export interface ArtistData {
  readonly artist: ArtistView
  readonly works: Page<ArtworkView>
}

const handle = page<ArtistData>('web/artists/artist-screen.tsx', ({ artist, works }, url) => {
  const image = works.items[0]?.images[0]
  return {
    title: artist.name,
    description:
      artist.artistProfile.bio.split('\n')[0] ||
      [artist.artistProfile.preferredMedium, `by ${artist.name}`].filter(Boolean).join(' '),
    canonical: artistPage(artist),
    image,
    firstPicture:
      image && tabIn(url.searchParams) === 'artworks' ? { image, sizes: hangingSizes(image) } : undefined,
    kind: 'profile',
    structured: structuredArtist(artist, url),
  }
})

/** One artist: the works, the story, the exhibitions. */
export const artistRoutes = (artists: ArtistDirectory, catalogue: Catalogue): RouteObject[] => [
  {
    path: artistRoute,
    loader: async ({ request }) =>
      (await import('./load-artists.ts')).loadArtist(artists, catalogue, new URL(request.url)),
    handle,
    lazy: { Component: async () => (await import('./artist-screen.tsx')).ArtistScreen },
    // The tabs stand in the address too, and need nothing new.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      withoutTab(currentUrl) === withoutTab(nextUrl) ? false : defaultShouldRevalidate,
  },
]

function withoutTab(url: URL): string {
  const query = new URLSearchParams(url.search)
  query.delete('tab')
  return query.toString()
}
