import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import type { ArtworkView, Catalogue } from '#application/catalogue/contract.ts'
import { artworkPage, artworkRoute } from '#application/shared/addresses.ts'
import type { Shipping } from '#application/shipping/contract.ts'
import type { ShippingTerms } from '#domain/shipping/shipping-terms.ts'
import { asLabelled } from '#web/catalogue/as-listed.ts'
import { loaded, notFound } from '#web/loading.ts'
import { page } from '#web/page-meta.ts'
import { structuredArtwork } from './structured-artwork.ts'

export interface ArtworkData {
  readonly artwork: ArtworkView
  /** Up to four other works of the same hand. */
  readonly more: readonly ArtworkView[]
  /** Works like this one by other hands. */
  readonly similar: readonly ArtworkView[]
  /** Where it is sent to; null where nobody could say. */
  readonly shipping: ShippingTerms | null
}

const othersShown = 4

const load =
  (catalogue: Catalogue, shipping: Shipping) =>
  async ({ params: { id } }: LoaderFunctionArgs): Promise<ArtworkData> => {
    if (!id) throw notFound()
    const artwork = await loaded(catalogue.artwork(id))
    // The work stands by itself where its neighbours cannot be fetched.
    const [{ items }, similar, terms] = await Promise.all([
      catalogue
        .artworks({ artist: artwork.artist.id, sort: 'popular', limit: othersShown + 1 })
        .catch(() => ({ items: [] })),
      catalogue.similar(id, othersShown).catch(() => []),
      shipping.ofWorks([id]).then(
        ([work]) => work ?? null,
        () => null,
      ),
    ])
    const more = items.filter((other) => other.id !== artwork.id).slice(0, othersShown)
    return { artwork, more: more.map(asLabelled), similar: similar.map(asLabelled), shipping: terms }
  }

/** How wide the work is shown on its own page. */
export const stageSizes = '(min-width: 1024px) min(60vw, 900px), 100vw'

const handle = page<ArtworkData>('web/catalogue/artwork/artwork-screen.tsx', ({ artwork }, url) => {
  const [image] = artwork.images
  return {
    title: `${artwork.title} by ${artwork.artist.name}`,
    description: artwork.description || `${artwork.medium || 'A work'} by ${artwork.artist.name}.`,
    canonical: artworkPage(artwork.id),
    image,
    firstPicture: image && { image, sizes: stageSizes },
    kind: 'product',
    structured: structuredArtwork(artwork, url),
  }
})

/** One work and all that its label says. */
export const artworkRoutes = (catalogue: Catalogue, shipping: Shipping): RouteObject[] => [
  {
    path: artworkRoute,
    loader: load(catalogue, shipping),
    handle,
    lazy: { Component: async () => (await import('./artwork-screen.tsx')).ArtworkScreen },
  },
]
