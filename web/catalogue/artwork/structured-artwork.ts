import type { ArtworkView } from '#application/catalogue/contract.ts'
import { artistPage, artworkPage, galleryPage } from '#application/shared/addresses.ts'
import { type Availability, isForSale } from '#domain/catalogue/artwork.ts'
import type { ArtworkDetails } from '#domain/catalogue/artwork-details.ts'
import { categoryFrom, categoryLabel } from '#domain/catalogue/category.ts'
import { brand } from '#domain/shared/brand.ts'
import { dollarsFrom } from '#domain/shared/money.ts'
import { breadcrumbs } from '#web/breadcrumbs.ts'
import { galleryHref } from '#web/catalogue/gallery/gallery-address.ts'
import { imageSource } from '#web/ui/artwork/image-source.ts'

const centimetres = (value: number | null | undefined) =>
  value === null || value === undefined ? undefined : { '@type': 'QuantitativeValue', value, unitCode: 'CMT' }

/** The words that schema.org has for what is told of a work; null for what is part of its offer. */
const said: Readonly<Record<keyof ArtworkDetails, ((work: ArtworkView) => object) | null>> = {
  title: ({ title }) => ({ name: title }),
  description: ({ description, title, artist }) => ({
    description: description || `${title} by ${artist.name}`,
  }),
  category: ({ category }) => {
    const artform = categoryFrom(category)
    return { artform: artform ? categoryLabel(artform) : undefined }
  },
  medium: ({ medium }) => ({ artMedium: medium || undefined, material: medium || undefined }),
  edition: ({ edition }) => ({ artEdition: edition || undefined }),
  year: ({ year }) => ({ dateCreated: year === null ? undefined : String(year) }),
  dimensions: ({ dimensions }) => ({
    width: centimetres(dimensions?.widthCm),
    height: centimetres(dimensions?.heightCm),
    depth: centimetres(dimensions?.depthCm),
  }),
  price: null,
  stock: null,
  unique: null,
}

const inSchema: Readonly<Record<Availability, string>> = {
  available: 'InStock',
  // 'Reserved' says it better, and few who read this know it; `availabilityStarts` says until when.
  held: 'OutOfStock',
  'sold-out': 'SoldOut',
}

function offer(artwork: ArtworkView, url: string, shippingDetails: readonly object[]): object {
  return {
    '@type': 'Offer',
    url,
    price: dollarsFrom(artwork.price).toFixed(2),
    priceCurrency: 'USD',
    itemCondition: 'https://schema.org/NewCondition',
    availability: `https://schema.org/${inSchema[artwork.availability]}`,
    availabilityStarts: artwork.heldUntil ?? undefined,
    shippingDetails: shippingDetails.length > 0 ? shippingDetails : undefined,
    seller: { '@type': 'Organization', name: brand.name },
  }
}

/** A work as search engines read it (schema.org), and the way to it. @param shippingDetails where it is sent to; none where nobody knows */
export function structuredArtwork(
  artwork: ArtworkView,
  page: URL,
  shippingDetails: readonly object[] = [],
): readonly object[] {
  const { origin } = page
  const url = origin + artworkPage(artwork.id)
  const category = categoryFrom(artwork.category)
  return [
    {
      '@type': ['VisualArtwork', 'Product'],
      '@id': url,
      url,
      sku: artwork.id,
      ...Object.assign({}, ...Object.values(said).map((words) => words?.(artwork))),
      image: artwork.images.map(({ imageUrl }) => origin + imageSource(imageUrl, 1200)),
      creator: { '@type': 'Person', name: artwork.artist.name, url: origin + artistPage(artwork.artist) },
      offers: isForSale(artwork) ? offer(artwork, url, shippingDetails) : undefined,
    },
    breadcrumbs(page, [
      { name: 'Art Gallery', to: galleryPage },
      ...(category ? [{ name: categoryLabel(category), to: galleryHref({ category }) }] : []),
      { name: artwork.title, to: artworkPage(artwork.id) },
    ]),
  ]
}
