import { categories } from '#domain/catalogue/category.ts'
import { colours } from '#domain/catalogue/colour.ts'
import { orientations } from '#domain/catalogue/orientation.ts'
import {
  dollars,
  type JsonSchema,
  listOf,
  namedSchema,
  nullable,
  objectOf,
  text,
  time,
} from '../openapi/operation.ts'

const pixels: JsonSchema = { type: 'integer', minimum: 1 }
const centimetres = nullable({ type: 'number', exclusiveMinimum: 0 })

export const artworkProperties = {
  id: text,
  title: text,
  description: text,
  price: {
    ...dollars,
    description: 'US dollars, at most two decimals; 0: shown, not for sale',
    minimum: 0,
  },
  stock: { type: 'integer', minimum: 0 },
  unique: { type: 'boolean', description: 'One of a kind, whether it is sold or not' },
  category: { enum: [...categories, 'other'] },
  images: listOf(
    objectOf({ imageUrl: text, width: pixels, height: pixels, alt: text, colours: listOf(text) }),
  ),
  artist: objectOf({ id: text, name: text }),
  medium: text,
  year: nullable({ type: 'integer' }),
  dimensions: nullable(objectOf({ widthCm: centimetres, heightCm: centimetres, depthCm: centimetres })),
  artistReceives: dollars,
  createdAt: time,
}

export const artworkSchema = namedSchema('Artwork', objectOf(artworkProperties))

export const categoryCountsSchema = listOf(
  objectOf({ category: { enum: categories }, label: text, count: { type: 'integer', minimum: 0 } }),
)

const count: JsonSchema = { type: 'integer', minimum: 1 }

export const facetsSchema = objectOf({
  media: listOf(objectOf({ medium: text, count })),
  colours: listOf(objectOf({ colour: { enum: colours }, count })),
  orientations: listOf(objectOf({ orientation: { enum: orientations }, count })),
})
