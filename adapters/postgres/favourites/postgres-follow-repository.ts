import { expressionBuilder } from 'kysely'
import type { FollowRepository } from '#application/favourites/follow-repository.ts'
import { mostFollows } from '#domain/favourites/follows.ts'
import { isAnyOf } from '../catalogue/artwork-conditions.ts'
import type { Database } from '../database.ts'
import { isId } from '../row-id.ts'
import type { Tables } from '../schemas.ts'
import { FollowSchema } from './follow.schema.ts'

const database = expressionBuilder<Tables>()

/** How many artists an account can follow yet. Tabs that follow at once may each take the last place: reading stops all the same. */
const roomOf = (userId: string) =>
  database.fn<number>('greatest', [
    database
      .selectFrom('follows')
      .where('user_id', '=', userId)
      .select(({ eb, fn, val }) => eb(val(mostFollows), '-', fn.countAll<number>()).as('room')),
    database.val(0),
  ])

/** Follows in PostgreSQL; triggers keep the artists' followers counted. */
export const postgresFollowRepository = (db: Database): FollowRepository => ({
  async add(userId, artistIds) {
    return db
      .with(
        (cte) => cte('approved').materialized(),
        (query) =>
          query
            .selectFrom('artists')
            .leftJoin('follows', (join) =>
              join.onRef('follows.artist_id', '=', 'artists.id').on('follows.user_id', '=', userId),
            )
            .where('artists.approval', '=', 'approved')
            .where(isAnyOf(artistIds.filter(isId)))
            .select(['artists.id', 'follows.artist_id as followed'])
            // Held in the order of their ids, as the counting will change them: nobody waits in a circle.
            .orderBy('artists.id')
            .forNoKeyUpdate('artists'),
      )
      .with('fresh', (query) =>
        query
          .selectFrom('approved')
          .where('followed', 'is', null)
          .select('id')
          .orderBy('id')
          .limit(roomOf(userId)),
      )
      .with('followed', (query) =>
        query
          .insertInto('follows')
          .columns(['user_id', 'artist_id'])
          .expression(({ selectFrom }) =>
            selectFrom('fresh').select(({ cast, val }) => [
              cast<string>(val(userId), 'uuid').as('user_id'),
              'id',
            ]),
          )
          .onConflict((follow) => follow.doNothing()),
      )
      .selectFrom('approved')
      .select(({ eb, fn, selectFrom }) => [
        fn.countAll<number>().as('approved'),
        eb(
          fn.countAll<number>().filterWhere('followed', 'is', null),
          '-',
          selectFrom('fresh').select((room) => room.fn.countAll<number>().as('count')),
        ).as('left'),
      ])
      .executeTakeFirstOrThrow()
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
      .limit(mostFollows)
      .execute()
    return rows.map(({ id }) => id)
  },
})
