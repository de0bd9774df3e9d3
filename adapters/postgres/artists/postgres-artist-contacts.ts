import type { ArtistContact, ArtistContacts } from '#application/artists/artist-contacts.ts'
import type { Sql } from '../sql.ts'

/** Addresses out of the artists' accounts. */
export const postgresArtistContacts = (sql: Sql): ArtistContacts => ({
  of: (artistIds) =>
    sql<ArtistContact>(
      `select artists.id as "artistId", artists.name, users.email
       from artists join users on users.id = artists.user_id
       where artists.id = any($1::uuid[]) and users.deleted_at is null and users.email is not null
       order by artists.id`,
      [artistIds],
    ),
})
