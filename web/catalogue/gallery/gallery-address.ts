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

/** What narrows the gallery, by the names that it has in the address. */
export interface GalleryFilters {
  /** Empty: everything. */
  readonly q: string
  readonly category: ShopCategory | null
  /** Null: any price. */
  readonly price: PriceBand | null
  /** As it stands on the label; empty: any. */
  readonly medium: string
  /** The wall's, in whole centimetres; null: as large as it likes. */
  readonly width: number | null
  readonly height: number | null
  readonly orientation: Orientation | null
  readonly colour: Colour | null
}

/** What the gallery's address asks for. */
export interface GalleryAddress extends GalleryFilters, ListPosition {
  /** Null: the newest first or, while searching, the best match. */
  readonly sort: ArtworkSort | null
}

/** The filters that stand in sight; whatever else narrows the gallery stands behind 'More filters'. */
type FilterInSight = 'q' | 'category' | 'price'
export type FurtherFilter = Exclude<keyof GalleryFilters, FilterInSight>

const isFurther: Readonly<Record<FilterInSight, false> & Record<FurtherFilter, true>> = {
  q: false,
  category: false,
  price: false,
  medium: true,
  width: true,
  height: true,
  orientation: true,
  colour: true,
}
const filterNames = Object.keys(isFurther) as readonly (keyof GalleryFilters)[]

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

/** What an address asks for that the gallery does not know, in a sentence; null where it can be read. */
export function unreadable(
  query: URLSearchParams,
  names: readonly (keyof GalleryFilters | 'sort')[] = [...filterNames, 'sort'],
): string | null {
  const view = galleryAddressFrom(new URLSearchParams(`q=x&${query}`))
  const name = names.find((each) => query.get(each) && view[each] === null)
  return name ? `The gallery knows no ${name} “${query.get(name)}”; it is left out here.` : null
}

/**
 * How a filter stands in the address and in the form; empty where it narrows nothing. One that is on or off is therefore
 * `true | null`: a `false` would be written out as if it narrowed something.
 */
function textOf(value: GalleryFilters[keyof GalleryFilters] | undefined): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? value.slug : String(value)
}

const filtersIn = (view: GalleryFilters) => filterNames.filter((name) => textOf(view[name]) !== '')

/** What the gallery's form says for a view, by the names of its fields. */
export const galleryTexts = (view: GalleryAddress) =>
  ({
    ...Object.fromEntries(filterNames.map((name) => [name, textOf(view[name])])),
    sort: view.sort ?? '',
  }) as Readonly<Record<keyof GalleryFilters | 'sort', string>>

/** The one address of a view of the gallery: nothing in it that goes without saying. */
export function galleryHref(view: Partial<GalleryAddress>): string {
  const query = new URLSearchParams()
  for (const name of filterNames) {
    const text = textOf(view[name])
    if (text !== '') query.set(name, text)
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

/** What narrows the view, wherever one stands in it. An artist's works hang on a page of their own. */
export const galleryFilter = (view: GalleryFilters): Required<Omit<FacetFilter, 'artist'>> => ({
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

/** How many of the further filters narrow the view; a wall's width and height are one. */
export const furtherFilters = (view: GalleryFilters): number =>
  filtersIn(view).filter((name) => isFurther[name] && !(name === 'height' && view.width !== null)).length

/** Whether anything narrows the view. */
export const isFiltered = (view: GalleryFilters): boolean => filtersIn(view).length > 0
