import type { NotNull } from 'kysely'
import type { ArtistContacts } from '#application/artists/artist-contacts.ts'
import type { Database } from '../database.ts'

/** Addresses out of the artists' accounts. */
export const postgresArtistContacts = (db: Database): ArtistContacts => ({
  of: (artistIds) =>
    db
      .selectFrom('artists')
      .innerJoin('users', 'users.id', 'artists.user_id')
      .select(({ eb }) => [
        'artists.id as artistId',
        'artists.name',
        'users.email',
        eb('users.suspended_at', 'is not', null).$castTo<boolean>().as('isSuspended'),
      ])
      .where('artists.id', 'in', artistIds)
      .where('users.deleted_at', 'is', null)
      .where('users.email', 'is not', null)
      .$narrowType<{ email: NotNull }>()
      .orderBy('artists.id')
      .execute(),
})
