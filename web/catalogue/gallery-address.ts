import { type ArtworkListRequest, type ArtworkSort, artworkSorts } from '#application/catalogue/contract.ts'
import { categoryFrom, type ShopCategory } from '#domain/catalogue/category.ts'
import { type PriceBand, priceBandFrom } from '#domain/catalogue/price-band.ts'
import { type ListPosition, positionFrom, withPosition } from '#web/ui/list-position.ts'

/** What the gallery's address asks for. */
export interface GalleryAddress extends ListPosition {
  /** Empty: everything. */
  readonly q: string
  readonly category: ShopCategory | null
  /** Null: any price. */
  readonly price: PriceBand | null
  /** Null: the newest first or, while searching, the best match. */
  readonly sort: ArtworkSort | null
}

const path = '/art-gallery'

/** Reads an address's query; what names nothing is as good as absent. */
export function galleryAddressFrom(query: URLSearchParams): GalleryAddress {
  const q = query.get('q')?.trim() ?? ''
  const sort = artworkSorts.find((known) => known === query.get('sort')) ?? null
  return {
    q,
    category: categoryFrom(query.get('category') ?? ''),
    price: priceBandFrom(query.get('price') ?? ''),
    sort: q === '' && sort === 'newest' ? null : sort,
    ...positionFrom(query),
  }
}

/** The one address of a view of the gallery: nothing in it that goes without saying. */
export function galleryHref(view: Partial<GalleryAddress>): string {
  const query = new URLSearchParams()
  if (view.q) query.set('q', view.q)
  if (view.category) query.set('category', view.category)
  if (view.price) query.set('price', view.price.slug)
  if (view.sort && !(view.sort === 'newest' && !view.q)) query.set('sort', view.sort)
  return withPosition(path, query, view)
}

/** What the catalogue is asked for. */
export const galleryRequest = ({
  q,
  category,
  price,
  sort,
  cursors,
}: GalleryAddress): ArtworkListRequest => ({
  q: q || undefined,
  category: category ?? undefined,
  priceMin: price?.min,
  priceMax: price?.max,
  sort: sort ?? undefined,
  cursor: cursors.at(-1),
})

/** Whether anything narrows the view. */
export const isFiltered = ({ q, category, price }: GalleryAddress): boolean =>
  q !== '' || category !== null || price !== null
