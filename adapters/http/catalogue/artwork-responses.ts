import type { ArtworkView, Facets, ImageView } from '#application/catalogue/contract.ts'
import { availabilities } from '#domain/catalogue/artwork.ts'
import { artworkFields } from '#domain/catalogue/artwork-fields.ts'
import { categories, type ShopCategory } from '#domain/catalogue/category.ts'
import { colours } from '#domain/catalogue/colour.ts'
import { orientations } from '#domain/catalogue/orientation.ts'
import type { InDollars } from '#domain/shared/money.ts'
import { answeredFields } from '../openapi/field-schemas.ts'
import {
  atLeastOne,
  count,
  listOf,
  money,
  namedSchema,
  nullable,
  objectOf,
  oneOf,
  optional,
  type Schema,
  schemaOf,
  text,
  time,
} from '../openapi/schema.ts'

const centimetres = nullable(schemaOf<number>({ type: 'number', exclusiveMinimum: 0 }))

export const imageSchema: Schema<ImageView> = objectOf({
  imageUrl: text,
  width: atLeastOne,
  height: atLeastOne,
  alt: text,
  ground: optional(text),
})

/** Whoever has made something, as they are named beside it. */
export const byline = objectOf({ id: text, name: text })

const { widthCm: _width, heightCm: _height, depthCm: _depth, ...fields } = answeredFields(artworkFields)

export const artworkProperties = {
  ...fields,
  id: text,
  price: {
    ...money,
    description: 'US dollars, at most two decimals; 0: shown, not for sale',
    minimum: 0,
  },
  stock: count,
  unique: { ...fields.unique, description: 'One of a kind, whether it is sold or not' },
  category: oneOf([...categories, 'other']),
  images: { ...listOf(imageSchema), description: 'In lists of works the first picture alone' },
  artist: byline,
  dimensions: nullable(objectOf({ widthCm: centimetres, heightCm: centimetres, depthCm: centimetres })),
  artistReceives: money,
  availability: oneOf(availabilities),
  heldUntil: {
    ...nullable(time),
    description: 'Where orders that wait for their money have the last pieces: when the first of them ends',
  },
  createdAt: time,
}

export const artworkSchema: Schema<InDollars<ArtworkView>> = namedSchema(
  'Artwork',
  objectOf(artworkProperties),
)

export const categoryCountsSchema: Schema<
  readonly { readonly category: ShopCategory; readonly label: string; readonly count: number }[]
> = listOf(objectOf({ category: oneOf(categories), label: text, count }))

export const facetsSchema: Schema<Facets> = objectOf({
  media: listOf(objectOf({ medium: text, count: atLeastOne })),
  colours: listOf(objectOf({ colour: oneOf(colours), count: atLeastOne })),
  orientations: listOf(objectOf({ orientation: oneOf(orientations), count: atLeastOne })),
})
