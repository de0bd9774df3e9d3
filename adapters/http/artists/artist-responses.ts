import { artworkSchema } from '../catalogue/artwork-responses.ts'
import { type JsonSchema, listOf, namedSchema, nullable, objectOf, text, time } from '../openapi/operation.ts'

const count: JsonSchema = { type: 'integer', minimum: 0 }

export const artistProperties = {
  id: text,
  name: text,
  profilePicture: nullable(text),
  artistProfile: objectOf({
    preferredMedium: text,
    bio: text,
    country: nullable({ type: 'string', pattern: '^[A-Z]{2}$' }),
    exhibitions: listOf(objectOf({ title: text, venue: text, year: { type: 'integer' } })),
  }),
  artworkCount: count,
  followerCount: count,
  memberSince: time,
}

export const artistSchema = namedSchema(
  'Artist',
  objectOf({ ...artistProperties, artworks: { ...listOf(artworkSchema), maxItems: 3 } }, ['artworks']),
)
