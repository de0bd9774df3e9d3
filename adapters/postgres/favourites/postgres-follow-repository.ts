import type { FollowRepository } from '#application/favourites/follow-repository.ts'
import { isAnyOf } from '../catalogue/artwork-conditions.ts'
import type { Database } from '../database.ts'
import { isId } from '../row-id.ts'
import { FollowSchema } from './follow.schema.ts'

/** Follows in PostgreSQL; triggers keep the artists' followers counted. */
export const postgresFollowRepository = (db: Database): FollowRepository => ({
  async add(userId, artistIds) {
    const { approved } = await db
      .with(
        (cte) => cte('approved').materialized(),
        (query) =>
          query
            .selectFrom('artists')
            .where('approval', '=', 'approved')
            .where(isAnyOf(artistIds.filter(isId)))
            .select('id')
            // Held in the order of their ids, as the counting will change them: nobody waits in a circle.
            .orderBy('id')
            .forNoKeyUpdate(),
      )
      .with('followed', (query) =>
        query
          .insertInto('follows')
          .columns(['user_id', 'artist_id'])
          .expression(({ selectFrom }) =>
            selectFrom('approved').select(({ cast, val }) => [
              cast<string>(val(userId), 'uuid').as('user_id'),
              'id',
            ]),
          )
          .onConflict((follow) => follow.doNothing()),
      )
      .selectFrom('approved')
      .select(({ fn }) => fn.countAll<number>().as('approved'))
      .executeTakeFirstOrThrow()
    return approved
  },

  async remove(userId, artistId) {
    if (!isId(artistId)) return
    await db.entities((em) => em.nativeDelete(FollowSchema, { userId, artistId }))
  },

  async of(userId) {
    const rows = await db
      .selectFrom('follows')
      .innerJoin('artists', 'artists.id', 'follows.artist_id')
      .where('follows.user_id', '=', userId)
      .where('artists.approval', '=', 'approved')
      .select('artists.id')
      .orderBy('artists.id')
      .execute()
    return rows.map(({ id }) => id)
  },
})
