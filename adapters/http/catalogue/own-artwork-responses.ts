import type { ImportLine, OwnArtworks, OwnArtworkView } from '#application/catalogue/own-artworks-contract.ts'
import { categories } from '#domain/catalogue/category.ts'
import { workStates } from '#domain/catalogue/publishing.ts'
import type { InDollars } from '#domain/shared/money.ts'
import { notSignedIn } from '../openapi/answers.ts'
import {
  type AnswerOf,
  atLeastOne,
  boolean,
  count,
  listOf,
  money,
  namedSchema,
  nullable,
  objectOf,
  oneOf,
  type Schema,
  text,
} from '../openapi/schema.ts'
import { artworkProperties } from './artwork-responses.ts'

export const ownArtworkSchema: Schema<InDollars<OwnArtworkView>> = namedSchema(
  'OwnArtwork',
  objectOf({
    ...artworkProperties,
    state: oneOf(workStates),
    hiddenBecause: nullable(text),
    version: atLeastOne,
    sold: count,
    views: count,
    pictures: listOf(
      objectOf({
        id: text,
        imageUrl: text,
        width: atLeastOne,
        height: atLeastOne,
        alt: text,
        ready: boolean,
      }),
    ),
  }),
)

export const importLineSchema: Schema<InDollars<ImportLine>> = namedSchema(
  'ImportLine',
  objectOf({
    line: count,
    title: text,
    price: nullable(money),
    stock: nullable(count),
    written: objectOf({ price: text, stock: text }),
    imageUrls: listOf(text),
    category: oneOf(['', 'other', ...categories]),
    medium: text,
    currency: nullable(text),
    leftOut: listOf(text),
    problems: listOf(text),
  }),
)

export const withdrawnSchema: AnswerOf<OwnArtworks['withdrawAll']> = listOf(
  objectOf({ id: text, version: atLeastOne }),
)

export const importedSchema: AnswerOf<OwnArtworks['import']> = objectOf({ came: count, skipped: count })

/** What any call of artists about their own works may be answered. */
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
