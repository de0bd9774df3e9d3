import type { Page, PageRequest } from '#application/shared/page.ts'
import type { Offered } from '#domain/catalogue/artwork.ts'
import type { ArtworkDetails } from '#domain/catalogue/artwork-details.ts'
import type { ShopCategory } from '#domain/catalogue/category.ts'
import type { Colour } from '#domain/catalogue/colour.ts'
import type { Orientation } from '#domain/catalogue/orientation.ts'
import type { Cents } from '#domain/shared/money.ts'

export interface ImageView {
  /** '/media/{hash}/800': other widths stand beside it, see web/ui/artwork/picture.tsx. */
  readonly imageUrl: string
  readonly width: number
  readonly height: number
  readonly alt: string
  /** The colour that there is most of, '#rrggbb': what is shown until the picture is there. */
  readonly ground?: string
}

/** A work as shoppers see it: what its artist tells of it, and what is known beside that. */
export interface ArtworkView extends ArtworkDetails, Offered {
  readonly id: string
  /** In lists the first alone. */
  readonly images: readonly ImageView[]
  readonly artist: { readonly id: string; readonly name: string }
  /** What the artist gets of the price. */
  readonly artistReceives: Cents
  /** ISO 8601, UTC. */
  readonly createdAt: string
}

export const artworkSorts = ['newest', 'price-asc', 'price-desc', 'popular'] as const
export type ArtworkSort = (typeof artworkSorts)[number]

/** What works can be chosen by; whoever has to know of one more does not compile without it. */
export interface ArtworkFilter {
  readonly category?: ShopCategory | undefined
  /** Words in title, artist, medium or description; typing mistakes are forgiven. */
  readonly q?: string | undefined
  /** Inclusive, as is the other. */
  readonly priceMin?: Cents | undefined
  readonly priceMax?: Cents | undefined
  /** An artist's id. */
  readonly artist?: string | undefined
  /** As it stands on the label. */
  readonly medium?: string | undefined
  /** The wall's width and height in centimetres, which a work must not exceed. */
  readonly maxWidth?: number | undefined
  readonly maxHeight?: number | undefined
  readonly orientation?: Orientation | undefined
  /** The colour one would look for the work's first picture by. */
  readonly colour?: Colour | undefined
  /** Only these works, at most 100: how a cart asks what has changed. */
  readonly ids?: readonly string[] | undefined
}

export interface ArtworkListRequest extends ArtworkFilter, PageRequest {
  /** 'newest' unless told; with `q` and no sort, the best matches come first. */
  readonly sort?: ArtworkSort | undefined
}

export type TrendingRequest = Pick<ArtworkFilter, 'category' | 'priceMin' | 'priceMax'> & PageRequest

/** How many public works each shop category holds. */
export type CategoryCounts = Readonly<Record<ShopCategory, number>>

/** What narrows the works that can be chosen among. */
export type FacetFilter = Omit<ArtworkFilter, 'ids'>

/**
 * What works can be chosen by further; only what there is. Media are counted under all other filters, colours and
 * orientations likewise: how many works there would be with this one instead of the chosen one. Counts that are not
 * kept stop at `countLimit`.
 */
export interface Facets {
  /** The most used ones, at most twelve, the most used first. */
  readonly media: readonly { readonly medium: string; readonly count: number }[]
  /** As they lie on a palette. */
  readonly colours: readonly { readonly colour: Colour; readonly count: number }[]
  readonly orientations: readonly { readonly orientation: Orientation; readonly count: number }[]
}

/** Where there is nothing to choose from. */
export const noFacets: Facets = { media: [], colours: [], orientations: [] }

/**
 * Works that no trigger keeps counted are counted up to here, so that a filtered list costs the same in any gallery: a total
 * of just so many means as many or more. What is kept counted is exact, and may be more.
 */
export const worksCounted = 1_000

/** So many works are suggested while somebody types. */
export const worksSuggested = 4

/** What every visitor may read of the artworks: only public works of approved artists. */
export interface Catalogue {
  /** Its total is exact, or up to `worksCounted`. */
  artworks(request: ArtworkListRequest): Promise<Page<ArtworkView>>
  /** @throws DomainError not-found: 'artwork-gone' where it was taken down, else 'artwork-not-found' */
  artwork(id: string): Promise<ArtworkView>
  /** What people care for just now; see domain/catalogue/trending.ts. A page may be shorter than its limit. */
  trending(request: TrendingRequest): Promise<Page<ArtworkView>>
  categoryCounts(): Promise<CategoryCounts>
  facets(filter: FacetFilter): Promise<Facets>
  /**
   * At most `limit` works (1 to 24) like this one, by other hands as far as there are any; what is sold out comes last.
   * @throws DomainError not-found
   */
  similar(id: string, limit: number): Promise<readonly ArtworkView[]>
}

/** What a visitor leaves behind by looking: one more view, and nothing about themselves. */
export interface ArtworkVisits {
  /** A work was looked at; which looks count says artworkVisitsService. */
  seen(artworkId: string): Promise<void>
}
