import type { ArtworkView } from '#application/catalogue/contract.ts'
import { isForSale, isSoldOut } from '#domain/catalogue/artwork.ts'

/** A work as search engines read it (schema.org). */
export const structuredArtwork = (artwork: ArtworkView): object => ({
  '@context': 'https://schema.org',
  '@type': ['VisualArtwork', 'Product'],
  name: artwork.title,
  description: artwork.description,
  artform: artwork.category,
  artMedium: artwork.medium,
  creator: { '@type': 'Person', name: artwork.artist.name },
  ...(artwork.year !== null && { dateCreated: String(artwork.year) }),
  ...(isForSale(artwork) && {
    offers: {
      '@type': 'Offer',
      price: artwork.price.toFixed(2),
      priceCurrency: 'USD',
      availability: isSoldOut(artwork) ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
    },
  }),
})
