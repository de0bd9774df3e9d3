import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router-dom'
import type { ArtistDirectory, ArtistView } from '#application/artists/contract.ts'
import type { Page } from '#application/shared/page.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'
import { breadcrumbs } from '#web/breadcrumbs.ts'
import { loaded } from '#web/loading.ts'
import { page } from '#web/page-meta.ts'
import { firstPage, positionFrom } from '#web/ui/list-position.ts'
import { artistsHref } from './artists-address.ts'

export type ArtistsData = Page<ArtistView>

const load =
  (artists: ArtistDirectory) =>
  async ({ request }: LoaderFunctionArgs): Promise<ArtistsData | Response> => {
    const query = new URL(request.url).searchParams
    const q = query.get('q')?.trim() ?? ''
    const { cursors } = positionFrom(query)
    try {
      return await loaded(artists.artists({ q: q || undefined, cursor: cursors.at(-1) }))
    } catch (error) {
      // A cursor that was cut off on its way here: the list begins anew.
      if (isDomainError(error) && cursors.length > 0) return redirect(artistsHref(q, firstPage))
      throw error
    }
  }

const handle = page<ArtistsData>('web/artists/artists-screen.tsx', (_data, url) => {
  const q = url.searchParams.get('q')?.trim()
  return {
    title: q ? `“${q}” in Artists` : 'Meet Our Artists',
    description: 'The people who make what hangs here: their work, their story, and how to follow them.',
    structured: [breadcrumbs(url, [{ name: 'Artists', to: '/artists' }])],
    ...(!q && { canonical: artistsHref('', positionFrom(url.searchParams)) }),
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
