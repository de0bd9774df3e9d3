import { defineEntity, p } from '@mikro-orm/core'
import { type Approval, Artist, type ArtistState } from '#domain/artists/artist.ts'
import type { Exhibition } from '#domain/artists/exhibition.ts'
import { besideTheClass } from '../beside-the-class.ts'

/** What an artist tells about themselves, in columns of `artists`. */
export const ArtistProfileSchema = defineEntity({
  name: 'ArtistProfile',
  embeddable: true,
  properties: {
    preferredMedium: p.text().default(''),
    bio: p.text().default(''),
    country: p.character().length(2).nullable(),
    exhibitions: p.json().$type<readonly Exhibition[]>().defaultRaw(`'[]'`),
  },
})

/** An artist's picture of themselves, in columns of `artists`. */
export const ArtistPictureSchema = defineEntity({
  name: 'ArtistPicture',
  embeddable: true,
  properties: {
    hash: p.text().fieldName('picture_hash').nullable(),
    width: p.integer().fieldName('picture_width').nullable(),
    height: p.integer().fieldName('picture_height').nullable(),
  },
})

/** Someone who sells here. */
export const ArtistSchema = defineEntity({
  class: Artist,
  tableName: 'artists',
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    memberSince: p.datetime(3).defaultRaw('now()'),
    profile: p.embedded(ArtistProfileSchema).prefix(false),
    picture: p.embedded(ArtistPictureSchema).prefix(false).nullable(),
    approval: p.text().$type<ArtistState>().default('pending'),
    approvalBefore: p.text().$type<Approval>().nullable(),
    rejection: p.text().nullable(),
    askedAt: p.datetime(3).nullable(),
    version: p.integer().version().default(1),
    ...besideTheClass({
      userId: p.uuid().nullable().unique('artists_user_id_key'),
      /** What the catalogue calls them that they came from. */
      sourceKey: p.text().nullable().unique('artists_source_key_key'),
      artworkCount: p.integer().default(0),
      followerCount: p.integer().default(0),
      /** The name as lists are sorted by it; a trigger derives it. */
      sortName: p.text().collation('C').default(''),
      /** The words that find them; a trigger derives them. */
      search: p.text().columnType('tsvector').default(''),
    }),
  },
})
