import { IsIn, IsInt, IsNumber, IsString, Matches, Max, MaxLength, Min } from 'class-validator'
import { type ArtworkListRequest, type ArtworkSort, artworkSorts } from '#application/catalogue/contract.ts'
import { maximalLimit } from '#application/shared/page.ts'
import { categories, categoryAliases, categoryFrom } from '#domain/catalogue/category.ts'
import { type Colour, colours } from '#domain/catalogue/colour.ts'
import { type Orientation, orientations } from '#domain/catalogue/orientation.ts'
import type { Cents } from '#domain/shared/money.ts'
import { priceField } from '../requests/amount-fields.ts'
import { shape } from '../requests/shape.ts'
import { numberIn } from '../requests/text-values.ts'

const words = [IsString(), MaxLength(1000)]
const price = { ...priceField, read: numberIn }
const centimetres = {
  rules: [IsNumber({ maxDecimalPlaces: 1 }), Min(1), Max(10_000)],
  optional: true,
  read: numberIn,
}
/** Ids, separated by commas: at most a hundred. */
export const idsField = {
  rules: [IsString(), Matches(/^[^,]{1,100}(,[^,]{1,100}){0,99}$/)],
  optional: true,
}
const category = { rules: [IsIn([...categories, ...categoryAliases])], optional: true }

/** Which part of a list is wanted. */
export const pageFields = {
  limit: { rules: [IsInt(), Min(1), Max(maximalLimit)], optional: true, read: numberIn },
  // An artist's name of 600 characters, written for addresses, is among the longest.
  cursor: { rules: [IsString(), MaxLength(8000)], optional: true },
}

/** What narrows the works. */
const filterFields = {
  category,
  q: { rules: words, optional: true },
  priceMin: price,
  priceMax: price,
  artist: { rules: [IsString(), MaxLength(100)], optional: true },
  medium: { rules: [IsString(), MaxLength(300)], optional: true },
  maxWidth: centimetres,
  maxHeight: centimetres,
  orientation: { rules: [IsIn(orientations)], optional: true },
  colour: { rules: [IsIn(colours)], optional: true },
}

export class ArtworkListQuery {
  category?: string
  q?: string
  priceMin?: Cents
  priceMax?: Cents
  artist?: string
  medium?: string
  maxWidth?: number
  maxHeight?: number
  orientation?: Orientation
  colour?: Colour
  /** Ids of works, separated by commas. */
  ids?: string
  sort?: ArtworkSort
  limit?: number
  cursor?: string
}
shape(ArtworkListQuery, {
  ...filterFields,
  ids: idsField,
  sort: { rules: [IsIn(artworkSorts)], optional: true },
  ...pageFields,
})

export class ArtworkSearchQuery {
  query?: string
  category?: string
  limit?: number
  cursor?: string
}
shape(ArtworkSearchQuery, { query: { rules: words, optional: true }, category, ...pageFields })

export class TrendingQuery {
  category?: string
  priceMin?: Cents
  priceMax?: Cents
  limit?: number
  cursor?: string
}
shape(TrendingQuery, { category, priceMin: price, priceMax: price, ...pageFields })

export class SimilarQuery {
  limit?: number
}
shape(SimilarQuery, { limit: { rules: [IsInt(), Min(1), Max(24)], optional: true, read: numberIn } })

export class FacetsQuery {
  category?: string
  q?: string
  priceMin?: Cents
  priceMax?: Cents
  artist?: string
  medium?: string
  maxWidth?: number
  maxHeight?: number
  orientation?: Orientation
  colour?: Colour
}
shape(FacetsQuery, filterFields)

/** Whoever bought a work names the order: its picture stays there. */
export class PictureQuery {
  order?: string
}
shape(PictureQuery, { order: { rules: [IsString(), MaxLength(100)], optional: true } })

/** The list that a query asks for, its category by its own name. */
export const listRequest = ({ category: slug, ids, ...rest }: ArtworkListQuery): ArtworkListRequest => ({
  ...rest,
  category: slug === undefined ? undefined : (categoryFrom(slug) ?? undefined),
  ids: ids?.split(','),
})
