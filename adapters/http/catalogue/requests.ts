import { IsIn, IsInt, IsNumber, IsString, Matches, Max, MaxLength, Min } from 'class-validator'
import {
  type ArtworkFilter,
  type ArtworkListRequest,
  artworkSorts,
  type FacetFilter,
  type TrendingRequest,
} from '#application/catalogue/contract.ts'
import { type ImageWidth, imageWidths } from '#application/shared/image-store.ts'
import { maximalLimit, type PageRequest } from '#application/shared/page.ts'
import { categories, categoryAliases, categoryFrom } from '#domain/catalogue/category.ts'
import { colours } from '#domain/catalogue/colour.ts'
import { orientations } from '#domain/catalogue/orientation.ts'
import { priceField } from '../requests/amount-fields.ts'
import { type ShapeField, shape, shapeOf } from '../requests/shape.ts'
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

/** What narrows the works, by the contract's own names. */
const filterFields: Readonly<Record<keyof FacetFilter, ShapeField>> = {
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

/** A request as an address says it: a category by any of its names, ids separated by commas. */
type InAddress<Asked> = {
  readonly [Name in keyof Asked]: Name extends 'category' | 'ids' ? string | undefined : Asked[Name]
}

export const ArtworkListQuery = shapeOf<InAddress<ArtworkListRequest>>({
  ...filterFields,
  ids: idsField,
  sort: { rules: [IsIn(artworkSorts)], optional: true },
  ...pageFields,
})

export const ArtworkSearchQuery = shapeOf<
  InAddress<Pick<ArtworkFilter, 'category'> & PageRequest> & { readonly query?: string | undefined }
>({ query: { rules: words, optional: true }, category, ...pageFields })

export const TrendingQuery = shapeOf<InAddress<TrendingRequest>>({
  category,
  priceMin: price,
  priceMax: price,
  ...pageFields,
})

export const FacetsQuery = shapeOf<InAddress<FacetFilter>>(filterFields)

export class SimilarQuery {
  limit?: number
}
shape(SimilarQuery, { limit: { rules: [IsInt(), Min(1), Max(24)], optional: true, read: numberIn } })

/** Whoever bought a work names the order: its picture stays there. */
export class PictureQuery {
  order?: string
}
shape(PictureQuery, { order: { rules: [IsString(), MaxLength(100)], optional: true } })

/** The list that a query asks for, its category by its own name. */
export const listRequest = ({
  category: slug,
  ids,
  ...rest
}: InAddress<ArtworkListRequest>): ArtworkListRequest => ({
  ...rest,
  category: slug === undefined ? undefined : (categoryFrom(slug) ?? undefined),
  ids: ids?.split(','),
})

/** Where a picture lies, and how wide it is wanted. */
export const PictureParams = shapeOf<{ readonly hash: string; readonly width: ImageWidth }>({
  hash: { rules: [Matches(/^[0-9a-f]{32}$/)] },
  width: { rules: [IsIn(imageWidths)], read: (text) => imageWidths.find((each) => String(each) === text) },
})
