import type { LoaderFunctionArgs } from 'react-router-dom'
import type { ArtworkView, Catalogue } from '#application/catalogue/contract.ts'
import type { Shipping } from '#application/shipping/contract.ts'
import type { ShippingTerms } from '#domain/shipping/shipping-terms.ts'
import { asLabelled } from '#web/catalogue/as-listed.ts'
import { loaded, notFound } from '#web/loading.ts'

export interface ArtworkData {
  readonly artwork: ArtworkView
  /** Up to four other works of the same hand. */
  readonly more: readonly ArtworkView[]
  /** Works like this one by other hands. */
  readonly similar: readonly ArtworkView[]
  /** Where it is sent to; null where nobody could say. */
  readonly shipping: ShippingTerms | null
  /** The same for machines; the countries of the world are too heavy for who comes first to another page. */
  readonly shippingDetails: readonly object[]
}

const othersShown = 4

/** A work and what hangs beside it. */
export async function loadArtwork(
  catalogue: Catalogue,
  shipping: Shipping,
  { params: { id } }: LoaderFunctionArgs,
): Promise<ArtworkData> {
  if (!id) throw notFound()
  const artwork = await loaded(catalogue.artwork(id))
  // The work stands by itself where its neighbours cannot be fetched.
  const [{ items }, similar, terms, structuredShipping] = await Promise.all([
    catalogue
      .artworks({ artist: artwork.artist.id, sort: 'popular', limit: othersShown + 1 })
      .catch(() => ({ items: [] })),
    catalogue.similar(id, othersShown).catch(() => []),
    shipping.ofWorks([id]).then(
      ([work]) => work ?? null,
      () => null,
    ),
    import('./structured-shipping.ts').then(
      (words) => words.structuredShipping,
      () => () => [],
    ),
  ])
  const more = items.filter((other) => other.id !== artwork.id).slice(0, othersShown)
  return {
    artwork,
    more: more.map(asLabelled),
    similar: similar.map(asLabelled),
    shipping: terms,
    shippingDetails: terms ? structuredShipping(terms) : [],
  }
}
