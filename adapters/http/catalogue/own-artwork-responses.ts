import { categories } from '#domain/catalogue/category.ts'
import { largestPicture, mostPictures } from '#domain/catalogue/picture-file.ts'
import { workStates } from '#domain/catalogue/publishing.ts'
import { notSignedIn } from '../openapi/answers.ts'
import {
  binary,
  dollars,
  type JsonSchema,
  listOf,
  namedSchema,
  nullable,
  objectOf,
  text,
} from '../openapi/operation.ts'
import { artworkNumbers } from './artwork-numbers.ts'
import { artworkSchema } from './artwork-responses.ts'

const count: JsonSchema = { type: 'integer', minimum: 0 }
const pixels: JsonSchema = { type: 'integer', minimum: 1 }

export const ownArtworkSchema = namedSchema('OwnArtwork', {
  allOf: [
    artworkSchema,
    objectOf({
      state: { enum: workStates },
      hiddenBecause: nullable(text),
      version: { type: 'integer', minimum: 1 },
      sold: count,
      views: count,
      pictures: listOf(
        objectOf({
          id: text,
          imageUrl: text,
          width: pixels,
          height: pixels,
          alt: text,
          ready: { type: 'boolean' },
        }),
      ),
    }),
  ],
})

export const importLineSchema = namedSchema(
  'ImportLine',
  objectOf({
    line: { type: 'integer', minimum: 0 },
    title: text,
    price: nullable(dollars),
    stock: { type: 'number' },
    imageUrls: listOf(text),
    category: { enum: ['', ...categories] },
    medium: text,
    currency: nullable(text),
    leftOut: listOf(text),
    problems: listOf(text),
  }),
)

export const importedSchema = objectOf({ came: count, skipped: count })

const { price, stock, year, centimetres } = artworkNumbers

const picture: JsonSchema = {
  ...binary,
  description: `Up to ${largestPicture.toLocaleString('en')} bytes (25 MB)`,
}

const fields = {
  title: text,
  description: text,
  price,
  stock,
  unique: {
    type: 'boolean',
    description: 'One of a kind: at most one piece; left out: as it was, and never with several pieces',
  },
  category: { enum: categories },
  medium: text,
  year,
  widthCm: centimetres,
  heightCm: centimetres,
  depthCm: centimetres,
  images: { ...listOf(picture), maxItems: mostPictures },
}

export const newArtworkForm = objectOf(
  { ...fields, alt: { ...listOf(text), description: 'What each picture shows, in their order' } },
  ['stock', 'unique', 'medium', 'year', 'widthCm', 'heightCm', 'depthCm'],
)

export const changedArtworkForm = objectOf(
  {
    ...fields,
    alt: { ...listOf(text), description: 'For each kept picture and then each new one, or for the new ones' },
    keepImages: { ...listOf(text), description: 'Ids or addresses, in their order; left out: all of them' },
    version: { type: 'integer', description: 'The one that the change was made from' },
  },
  [...Object.keys(fields), 'alt', 'keepImages', 'version'],
)

export const pictureForm = objectOf({ picture })
const table: JsonSchema = {
  ...binary,
  description: 'CSV up to 20 MB, 20,000 lines and 200 columns; one table of an account is read at a time',
}
export const importForm = objectOf({ file: table })

/** What any call of an artist's desk for works may be answered. */
export const refusals = {
  ...notSignedIn,
  404: { description: 'This is for artists, or there is no such work of theirs' },
}
/** What a call with a body may be answered besides. */
export const broken = {
  400: { description: 'The body could not be read' },
  415: { description: 'Not what is understood here' },
  422: { description: 'A rule is broken; fields says where' },
}
/** What a call with a file may be answered besides. */
export const tooLarge = {
  413: { description: 'The file is too large' },
  429: {
    description: 'Sent too often, or two forms are on their way already; Retry-After says when to come back',
  },
}
