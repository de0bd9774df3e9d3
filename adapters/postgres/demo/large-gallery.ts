import { expressionBuilder, sql } from 'kysely'
import type { Approval } from '#domain/artists/artist.ts'
import { type Category, categories } from '#domain/catalogue/category.ts'
import type { Database } from '../database.ts'
import { freshStatistics } from '../fresh-statistics.ts'
import type { Tables } from '../schemas.ts'
import { epochMilliseconds, timeAt } from '../time-expressions.ts'

/** Whole numbers, both inclusive. */
const numbers = (from: number, to: number) =>
  // The query builder knows no table made of a series.
  sql<{ i: number }>`generate_series(${from}::int, ${to}::int)`.as<'numbers'>(sql`numbers (i)`)

/** Of an invented row, by its number `i`. */
const one = expressionBuilder<Tables & { numbers: { i: number } }, 'numbers'>()
const { fn, lit } = one
const newId = fn<string>('gen_random_uuid').as('id')

/** From 0 up to one less than `of`, again and again. */
const turn = (of: number) => one.parens('i', '%', lit(of))

/** What the names of invented artists begin with. */
const nobody = 'Artist '

/** Artists who are nobody. */
export async function addArtists(db: Database, count: number): Promise<void> {
  await db
    .insertInto('artists')
    .columns(['id', 'name', 'approval'])
    .expression(({ selectFrom }) =>
      selectFrom(numbers(1, count)).select([
        newId,
        fn<string>('concat', [sql.lit(nobody), 'i']).as('name'),
        sql.lit<Approval>('approved').as('approval'),
      ]),
    )
    .execute()
}

const someWord = fn('left', [fn('md5', [one.cast<string>('i', 'text')]), lit(5)])

const category = fn<Category>('split_part', [
  sql.lit(categories.join(' ')),
  sql.lit(' '),
  one(turn(categories.length), '+', 1),
])

const price = one
  .case()
  .when(turn(10), '=', lit(0))
  .then(one(one(turn(3000), '*', 100), '+', 1500))
  .else(lit(0))
  .end()

const minutesAgo = timeAt(
  one(epochMilliseconds(fn('now')), '-', one(one.cast<number>('i', 'bigint'), '*', lit(60_000))),
)

/** Works that nobody made, by each of those artists in turn: every tenth for sale, words of all frequencies. */
export async function addWorks(db: Database, from: number, to: number): Promise<void> {
  await db
    .insertInto('artworks')
    .columns([
      'id',
      'artist_id',
      'title',
      'category',
      'medium',
      'price_cents',
      'stock',
      'popularity',
      'created_at',
    ])
    .expression(({ selectFrom }) =>
      selectFrom(numbers(from, to))
        .innerJoin(
          selectFrom('artists')
            .where('name', 'like', `${nobody}%`)
            .select([
              'id',
              fn.agg<number>('row_number').over().as('number'),
              fn.countAll<number>().over().as('others'),
            ])
            .as('artist'),
          (others) =>
            others.on((eb) =>
              eb('artist.number', '=', eb(eb.parens('i', '%', eb.ref('artist.others')), '+', 1)),
            ),
        )
        .select([
          newId,
          'artist.id as artist_id',
          fn<string>('concat', [sql.lit('Study '), 'i', sql.lit(' after '), someWord]).as('title'),
          category.as('category'),
          sql.lit('Oil on board').as('medium'),
          price.as('price_cents'),
          sql.lit(1).as('stock'),
          turn(7).as('popularity'),
          minutesAgo.as('created_at'),
        ]),
    )
    .execute()
  await freshStatistics(db, ['artworks', 'artists', 'search_words', 'short_words'])
}
