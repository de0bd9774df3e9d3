import type { ArtistView } from '#application/artists/contract.ts'
import { profileFields } from '#domain/artists/profile-fields.ts'
import type { InDollars } from '#domain/shared/money.ts'
import { artworkSchema } from '../catalogue/artwork-responses.ts'
import { answeredFields } from '../openapi/field-schemas.ts'
import {
  count,
  integer,
  listOf,
  namedSchema,
  nullable,
  objectOf,
  optional,
  type Schema,
  schemaOf,
  text,
  textLike,
  time,
} from '../openapi/schema.ts'

/** The strongest works that are shown beside an artist. */
const strongest: Schema<InDollars<NonNullable<ArtistView['artworks']>>> = schemaOf({
  ...listOf(artworkSchema),
  maxItems: 3,
})

export const artistProperties = {
  id: text,
  name: text,
  profilePicture: nullable(text),
  artistProfile: objectOf({
    ...answeredFields(profileFields),
    country: nullable(textLike(/^[A-Z]{2}$/)),
    exhibitions: listOf(objectOf({ title: text, venue: text, year: integer })),
  }),
  artworkCount: count,
  followerCount: count,
  memberSince: time,
  artworks: optional(strongest),
}

export const artistSchema: Schema<InDollars<ArtistView>> = namedSchema('Artist', objectOf(artistProperties))
