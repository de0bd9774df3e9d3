import { type ArtistMembership, formerArtist } from '#application/artists/artist-membership.ts'
import type { IdSource } from '#application/shared/id-source.ts'
import type { Sql } from '../sql.ts'

/** Who is an artist here, in PostgreSQL. */
export const postgresArtistMembership = (sql: Sql, ids: IdSource): ArtistMembership => ({
  async apply(userId, name, at) {
    await sql('insert into artists (id, user_id, name, member_since) values ($1, $2, $3, $4)', [
      ids.newId(),
      userId,
      name,
      at,
    ])
  },

  async rename(userId, name) {
    await sql('update artists set name = $2 where user_id = $1', [userId, name])
  },

  async leave(userId) {
    // First the artist, then the works in the order of their ids, as everybody locks them.
    await sql('select from artists where user_id = $1 for no key update', [userId])
    await sql(
      `with works as materialized (
         select id from artworks where artist_id = (select id from artists where user_id = $1)
         order by id for no key update
       )
       update artworks set visibility = 'hidden' where id in (select id from works)`,
      [userId],
    )
    await sql(
      `update artists set name = $2, approval = 'rejected', rejection = null, preferred_medium = '', bio = '',
         country = null, exhibitions = '[]', picture_hash = null, picture_width = null, picture_height = null
       where user_id = $1`,
      [userId, formerArtist],
    )
  },
})
