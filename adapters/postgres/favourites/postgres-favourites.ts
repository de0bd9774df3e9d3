import { expressionBuilder } from 'kysely'
import type { FavouriteReader, FavouriteRepository } from '#application/favourites/favourite-repository.ts'
import type { Place } from '#application/shared/keyset.ts'
import { countLimit } from '#application/shared/page.ts'
import { mostFavourites } from '#domain/favourites/favourites.ts'
import { artworkRow, listedColumns } from '../catalogue/artwork-rows.ts'
import type { Database } from '../database.ts'
import { along, type KeysetOrder } from '../keyset.ts'
import { listsAsTable } from '../lists-as-table.ts'
import { isId } from '../row-id.ts'
import type { Tables } from '../schemas.ts'
import { timeAt } from '../time-expressions.ts'
import { FavouriteSchema } from './favourite.schema.ts'

const database = expressionBuilder<Tables>()

/** How many works an account can mark yet. Tabs that mark at once may each take the last place: reading stops all the same. */
const roomOf = (userId: string) =>
  database.fn<number>('greatest', [
    database
      .selectFrom('favourites')
      .where('user_id', '=', userId)
      .select(({ eb, fn, val }) => eb(val(mostFavourites), '-', fn.countAll<number>()).as('room')),
    database.val(0),
  ])

/** Marks in PostgreSQL. */
export const postgresFavouriteRepository = (db: Database): FavouriteRepository => ({
  async add(userId, artworkIds, at) {
    const given = { id: { of: 'uuid', values: artworkIds.filter(isId) } } as const
    return db
      .with('shown', (query) =>
        query
          .selectFrom(listsAsTable('wanted', given))
          .innerJoin('artworks as work', 'work.id', 'wanted.id')
          .leftJoin('favourites as mark', (join) =>
            join.onRef('mark.artwork_id', '=', 'work.id').on('mark.user_id', '=', userId),
          )
          .where('work.public', '=', true)
          .groupBy('work.id')
          .select(({ fn }) => [
            'work.id',
            fn.min('wanted.place').as('place'),
            fn.count<number>('mark.artwork_id').as('marks'),
          ]),
      )
      .with('fresh', (query) =>
        query
          .selectFrom('shown')
          .where('marks', '=', 0)
          .select(['id', 'place'])
          .orderBy('place')
          .limit(roomOf(userId)),
      )
      .with('marked', (query) =>
        query
          .insertInto('favourites')
          .columns(['user_id', 'artwork_id', 'created_at'])
          .expression(({ selectFrom }) =>
            selectFrom('fresh')
              .select(({ cast, eb, val }) => [
                cast<string>(val(userId), 'uuid').as('user_id'),
                'id',
                timeAt(eb(val(at.getTime()), '+', eb('place', '-', 1))).as('created_at'),
              ])
              // In the order of their ids, so that two tabs never wait for each other in a circle.
              .orderBy('id'),
          )
          .onConflict((mark) => mark.doNothing()),
      )
      .selectFrom('shown')
      .select(({ fn, eb, selectFrom }) => [
        fn.countAll<number>().as('shown'),
        eb(
          fn.countAll<number>().filterWhere('marks', '=', 0),
          '-',
          selectFrom('fresh').select((room) => room.fn.countAll<number>().as('count')),
        ).as('left'),
      ])
      .executeTakeFirstOrThrow()
  },

  async remove(userId, artworkId) {
    if (!isId(artworkId)) return
    await db.entities((em) => em.nativeDelete(FavouriteSchema, { userId, artworkId }))
  },
})

const mark = expressionBuilder<Tables & { mark: Tables['favourites'] }, 'mark'>()

const lastFirst: KeysetOrder<Place> = {
  by: [
    { column: mark.ref('mark.created_at'), at: ({ key }) => mark.val(new Date(Number(key))) },
    { column: mark.ref('mark.artwork_id'), at: ({ id }) => mark.val(id) },
  ],
  direction: 'desc',
}

const onShow = (db: Database, userId: string) =>
  db
    .selectFrom('favourites as mark')
    .innerJoin('artworks as work', 'work.id', 'mark.artwork_id')
    .where('mark.user_id', '=', userId)
    .where('work.public', '=', true)

/** Favourites that are on show, by one statement a page. */
export const postgresFavouriteReader = (db: Database): FavouriteReader => ({
  async slice(userId, limit, after) {
    const marks = onShow(db, userId)
    const rows = await along(marks, lastFirst, after)
      .select([...listedColumns, 'mark.created_at as marked'])
      .$if(after === null, (first) =>
        first.select(
          db
            .selectFrom(
              marks
                .select(({ lit }) => lit(1).as('one'))
                .limit(countLimit)
                .as('all'),
            )
            .select(({ fn }) => fn.countAll<number>().as('counted'))
            .$asScalar()
            .as('counted'),
        ),
      )
      .limit(limit + 1)
      .execute()
    const shown = rows.slice(0, limit)
    const final = rows.length > limit ? shown.at(-1) : undefined
    return {
      items: shown.map(artworkRow),
      last: final ? { key: String(final.marked.getTime()), id: final.id } : null,
      total: after ? null : (rows[0]?.counted ?? 0),
    }
  },

  async ids(userId) {
    const rows = await onShow(db, userId)
      .select('work.id')
      .orderBy('mark.created_at', 'desc')
      .orderBy('mark.artwork_id', 'desc')
      .limit(mostFavourites)
      .execute()
    return rows.map(({ id }) => id).toReversed()
  },
})
