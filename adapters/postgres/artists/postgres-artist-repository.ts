import { type FilterQuery, LockMode } from '@mikro-orm/core'
import type { NotNull } from 'kysely'
import type { ArtistRepository } from '#application/artists/artist-repository.ts'
import { staleVersion } from '#application/shared/stale-version.ts'
import { type Artist, approvals } from '#domain/artists/artist.ts'
import type { Database } from '../database.ts'
import { saveNextVersion } from '../next-version.ts'
import { isId } from '../row-id.ts'
import { ArtistSchema } from './artist.schema.ts'
import { presentableWorks } from './presentable-works.ts'

const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const

/** Artists in PostgreSQL, as they are changed. */
export function postgresArtistRepository(db: Database): ArtistRepository {
  // Whoever is withheld has none of these.
  const find = (where: FilterQuery<Artist>): Promise<Artist | null> =>
    db.entities((em) => em.findOne(ArtistSchema, { $and: [where, { approval: [...approvals] }] }, locked))

  return {
    byId: async (id) => (isId(id) ? find({ id }) : null),
    ofUser: async (userId) => (isId(userId) ? find({ userId } as FilterQuery<Artist>) : null),

    save: (artist) => saveNextVersion(db, ArtistSchema, artist, staleVersion),

    async setPicture(artistId, { hash, width, height }) {
      await db
        .updateTable('artists')
        .set({ picture_hash: hash, picture_width: width, picture_height: height })
        .where('id', '=', artistId)
        .execute()
    },

    async readiness(artistId) {
      const found = await db
        .selectFrom('artists as artist')
        .select(['artist.picture_hash', presentableWorks.as('works')])
        .where('artist.id', '=', artistId)
        .executeTakeFirst()
      return { hasPicture: found?.picture_hash != null, works: found?.works ?? 0 }
    },

    async holderOf(artistId) {
      const holder = await db
        .selectFrom('artists')
        .innerJoin('users', 'users.id', 'artists.user_id')
        .select(['users.name', 'users.email'])
        .where('artists.id', '=', artistId)
        .where('users.email', 'is not', null)
        .$narrowType<{ email: NotNull }>()
        .executeTakeFirst()
      return holder ?? null
    },

    async beginAnew(userId) {
      await db
        .updateTable('artists')
        .set(({ eb }) => ({
          approval: 'pending',
          approval_before: null,
          rejection: null,
          asked_at: null,
          version: eb('version', '+', 1),
        }))
        .where('user_id', '=', userId)
        .where('approval', '=', 'withheld')
        .execute()
    },

    async partFrom(userId) {
      await db.updateTable('artists').set({ user_id: null }).where('user_id', '=', userId).execute()
    },
  }
}
