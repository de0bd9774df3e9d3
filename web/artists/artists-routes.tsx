import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router-dom'
import type { ArtistDirectory, ArtistView } from '#application/artists/contract.ts'
import type { Page } from '#application/shared/page.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'
import { breadcrumbs } from '#web/breadcrumbs.ts'
import { loaded } from '#web/loading.ts'
import { page } from '#web/page-meta.ts'
import { firstPage } from '#web/ui/list-position.ts'
import { artistsAddressFrom, artistsHref, artistsRequest } from './artists-address.ts'

export type ArtistsData = Page<ArtistView>

const load =
  (artists: ArtistDirectory) =>
  async ({ request }: LoaderFunctionArgs): Promise<ArtistsData | Response> => {
    const view = artistsAddressFrom(new URL(request.url).searchParams)
    try {
      return await loaded(artists.artists(artistsRequest(view)))
    } catch (error) {
      // A cursor that was cut off on its way here: the list begins anew.
      if (isDomainError(error) && view.cursors.length > 0)
        return redirect(artistsHref({ ...view, ...firstPage }))
      throw error
    }
  }

const handle = page<ArtistsData>('web/artists/artists-screen.tsx', (_data, url) => {
  const { q } = artistsAddressFrom(url.searchParams)
  return {
    title: q ? `“${q}” in Artists` : 'Meet Our Artists',
    description: 'The people who make what hangs here: their work, their story, and how to follow them.',
    structured: [breadcrumbs(url, [{ name: 'Artists', to: '/artists' }])],
    // However it is sorted, and wherever one stands in it, it is the same list.
    ...(!q && { canonical: '/artists' }),
  }
})

/** Everyone who shows here. */
export const artistsRoutes = (artists: ArtistDirectory): RouteObject[] => [
  {
    path: 'artists',
    loader: load(artists),
    handle,
    lazy: { Component: async () => (await import('./artists-screen.tsx')).ArtistsScreen },
  },
]
