import { blankForm, trimmed } from '#domain/shared/fields.ts'
import type { Cents } from '#domain/shared/money.ts'
import { type ArtworkFields, artworkFields } from './artwork-fields.ts'
import type { Category } from './category.ts'
import { type Dimensions, dimensionsOf } from './dimensions.ts'

/** What an artist tells of a work, as it is kept. */
export interface ArtworkDetails
  extends Omit<ArtworkFields, 'category' | 'widthCm' | 'heightCm' | 'depthCm' | 'price'> {
  /** 'other' while none is chosen. */
  readonly category: Category
  readonly dimensions: Dimensions | null
  /** 0 while not told: shown, not for sale. */
  readonly price: Cents
}

/** What a form that can be kept tells. */
export function detailsFrom(form: ArtworkFields): ArtworkDetails {
  const { category, widthCm, heightCm, depthCm, price, ...rest } = trimmed(artworkFields, form)
  return {
    ...rest,
    category: category === '' ? 'other' : category,
    dimensions: dimensionsOf(widthCm, heightCm, depthCm),
    price: price ?? 0,
  }
}

/** The form as its artist would see it now. */
export function formFrom({ dimensions, price, category, ...rest }: ArtworkDetails): ArtworkFields {
  return trimmed(artworkFields, {
    ...rest,
    category: category === 'other' ? '' : category,
    widthCm: dimensions?.widthCm ?? null,
    heightCm: dimensions?.heightCm ?? null,
    depthCm: dimensions?.depthCm ?? null,
    price: price === 0 ? null : price,
  })
}

/** Nothing is told so far: one piece, one of a kind. */
export const blankDetails: ArtworkDetails = detailsFrom(blankForm(artworkFields))

const names = Object.keys(blankDetails) as (keyof ArtworkDetails)[]

/** The details among everything that is known of a work. */
export const detailsOf = (work: ArtworkDetails): ArtworkDetails =>
  Object.fromEntries(names.map((name) => [name, work[name]])) as unknown as ArtworkDetails
