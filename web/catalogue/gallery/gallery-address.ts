import {
  type ArtworkListRequest,
  type ArtworkSort,
  artworkSorts,
  type FacetFilter,
} from '#application/catalogue/contract.ts'
import { galleryPage } from '#application/shared/addresses.ts'
import { categoryFrom, type ShopCategory } from '#domain/catalogue/category.ts'
import { type Colour, colourFrom } from '#domain/catalogue/colour.ts'
import { type Orientation, orientationFrom } from '#domain/catalogue/orientation.ts'
import { type PriceBand, priceBandFrom } from '#domain/catalogue/price-band.ts'
import { type ListPosition, positionFrom, withPosition } from '#web/ui/navigation/list-position.ts'

/** What the gallery's address asks for. */
export interface GalleryAddress extends ListPosition {
  /** Empty: everything. */
  readonly q: string
  readonly category: ShopCategory | null
  /** Null: any price. */
  readonly price: PriceBand | null
  /** Null: the newest first or, while searching, the best match. */
  readonly sort: ArtworkSort | null
  /** As it stands on the label; empty: any. */
  readonly medium: string
  /** The wall's, in whole centimetres; null: as large as it likes. */
  readonly width: number | null
  readonly height: number | null
  readonly orientation: Orientation | null
  readonly colour: Colour | null
}

/** The filters behind 'More filters'. */
type FurtherFilters = Pick<GalleryAddress, 'medium' | 'width' | 'height' | 'orientation' | 'colour'>

/** Nobody types a zero character or half a letter, and no database keeps one. */
const wordsFrom = (text: string | null, most: number): string =>
  (text ?? '').toWellFormed().replaceAll('\0', '').trim().slice(0, most)

/** No wall is larger: 100 metres. */
const largestWall = 10_000

function centimetresFrom(text: string | null): number | null {
  const cm = Math.round(Number(text ?? ''))
  return cm >= 1 && cm <= largestWall ? cm : null
}

/** Reads an address's query; what names nothing is as good as absent, and `unreadable` says so. */
export function galleryAddressFrom(query: URLSearchParams): GalleryAddress {
  const q = wordsFrom(query.get('q'), 200)
  const sort = artworkSorts.find((known) => known === query.get('sort')) ?? null
  return {
    q,
    category: categoryFrom(query.get('category') ?? ''),
    price: priceBandFrom(query.get('price') ?? ''),
    sort: q === '' && sort === 'newest' ? null : sort,
    medium: wordsFrom(query.get('medium'), 300),
    width: centimetresFrom(query.get('width')),
    height: centimetresFrom(query.get('height')),
    orientation: orientationFrom(query.get('orientation') ?? ''),
    colour: colourFrom(query.get('colour') ?? ''),
    ...positionFrom(query),
  }
}

const chosenOnes = ['category', 'price', 'sort', 'width', 'height', 'orientation', 'colour'] as const

/** What an address asks for that the gallery does not know, in a sentence; null where it can be read. */
export function unreadable(
  query: URLSearchParams,
  names: readonly (typeof chosenOnes)[number][] = chosenOnes,
): string | null {
  const view = galleryAddressFrom(new URLSearchParams(`q=x&${query}`))
  const name = names.find((each) => query.get(each) && view[each] === null)
  return name ? `The gallery knows no ${name} “${query.get(name)}”; it is left out here.` : null
}

/** The one address of a view of the gallery: nothing in it that goes without saying. */
export function galleryHref(view: Partial<GalleryAddress>): string {
  const query = new URLSearchParams()
  if (view.q) query.set('q', view.q)
  if (view.category) query.set('category', view.category)
  if (view.price) query.set('price', view.price.slug)
  for (const name of ['medium', 'width', 'height', 'orientation', 'colour'] as const) {
    const value = view[name]
    if (value) query.set(name, String(value))
  }
  if (view.sort && !(view.sort === 'newest' && !view.q)) query.set('sort', view.sort)
  return withPosition(galleryPage, query, view)
}

/** What the catalogue is asked for. */
export const galleryRequest = (view: GalleryAddress): ArtworkListRequest => ({
  ...galleryFilter(view),
  sort: view.sort ?? undefined,
  cursor: view.cursors.at(-1),
})

/** What narrows the view, wherever one stands in it. */
export const galleryFilter = (view: GalleryAddress): FacetFilter => ({
  q: view.q || undefined,
  category: view.category ?? undefined,
  priceMin: view.price?.min,
  priceMax: view.price?.max,
  medium: view.medium || undefined,
  maxWidth: view.width ?? undefined,
  maxHeight: view.height ?? undefined,
  orientation: view.orientation ?? undefined,
  colour: view.colour ?? undefined,
})

/** How many of the further filters narrow the view. */
export const furtherFilters = ({ medium, width, height, orientation, colour }: FurtherFilters): number =>
  [medium, width ?? height, orientation, colour].filter(Boolean).length

/** Whether anything narrows the view. */
export const isFiltered = (view: GalleryAddress): boolean =>
  view.q !== '' || view.category !== null || view.price !== null || furtherFilters(view) > 0
