import type { RouteObject } from 'react-router-dom'
import type { Catalogue } from '#application/catalogue/contract.ts'
import { artworkPage, artworkRoute } from '#application/shared/addresses.ts'
import type { Shipping } from '#application/shipping/contract.ts'
import { page } from '#web/page-meta.ts'
import { type ArtworkData, loadArtwork } from './load-artwork.ts'
import { structuredArtwork } from './structured-artwork.ts'

/** How wide the work is shown on its own page. */
export const stageSizes = '(min-width: 1024px) min(60vw, 900px), 100vw'

const handle = page<ArtworkData>(
  'web/catalogue/artwork/artwork-screen.tsx',
  ({ artwork, shippingDetails }, url) => {
    const [image] = artwork.images
    return {
      title: `${artwork.title} by ${artwork.artist.name}`,
      description: artwork.description || `${artwork.medium || 'A work'} by ${artwork.artist.name}.`,
      canonical: artworkPage(artwork.id),
      image,
      firstPicture: image && { image, sizes: stageSizes },
      kind: 'product',
      structured: structuredArtwork(artwork, url, shippingDetails),
    }
  },
)

/** One work and all that its label says. */
export const artworkRoutes = (catalogue: Catalogue, shipping: Shipping): RouteObject[] => [
  {
    path: artworkRoute,
    loader: (args) => loadArtwork(catalogue, shipping, args),
    handle,
    lazy: { Component: async () => (await import('./artwork-screen.tsx')).ArtworkScreen },
  },
]
