import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router-dom'
import type { ArtistDirectory, ArtistView } from '#application/artists/contract.ts'
import type { ArtworkView, Catalogue } from '#application/catalogue/contract.ts'
import type { Page } from '#application/shared/page.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'
import { loaded, notFound } from '#web/loading.ts'
import { page } from '#web/page-meta.ts'
import { artistHref } from '#web/ui/hrefs.ts'
import { positionFrom } from '#web/ui/list-position.ts'
import { structuredArtist } from './structured-artist.ts'

export interface ArtistData {
  readonly artist: ArtistView
  readonly works: Page<ArtworkView>
}

const load =
  (artists: ArtistDirectory, catalogue: Catalogue) =>
  async ({ request }: LoaderFunctionArgs): Promise<ArtistData | Response> => {
    const query = new URL(request.url).searchParams
    // From the list an artist comes by id and name, from cart and checkout by `artist` alone.
    const id = query.get('id') || query.get('artist')
    if (!id) throw notFound()
    const cursor = positionFrom(query).cursors.at(-1)
    const [artist, works] = await Promise.all([
      loaded(artists.artist(id)),
      loaded(catalogue.artworks({ artist: id, cursor })).catch((error: unknown) => {
        // A cursor that was cut off on its way here: the works begin anew.
        if (isDomainError(error) && cursor !== undefined) return null
        throw error
      }),
    ])
    return works === null ? redirect(artistHref(artist)) : { artist, works }
  }

const handle = page<ArtistData>('web/artists/artist-screen.tsx', ({ artist, works }, url) => ({
  title: artist.name,
  description:
    artist.artistProfile.bio.split('\n')[0] ||
    [artist.artistProfile.preferredMedium, `by ${artist.name}`].filter(Boolean).join(' '),
  canonical: artistHref(artist),
  image: works.items[0]?.images[0],
  kind: 'profile',
  structured: structuredArtist(artist, url),
}))

/** One artist: the works, the story, the exhibitions. */
export const artistRoutes = (artists: ArtistDirectory, catalogue: Catalogue): RouteObject[] => [
  {
    path: 'artists/details',
    loader: load(artists, catalogue),
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
