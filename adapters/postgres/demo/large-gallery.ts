import { sql } from 'kysely'
import type { Approval } from '#domain/artists/artist.ts'
import { type Category, categories } from '#domain/catalogue/category.ts'
import type { Cents } from '#domain/shared/money.ts'
import type { Database } from '../database.ts'

/** Whole numbers, both inclusive. */
const numbers = (from: number, to: number) =>
  // The query builder knows no table made of a series.
  sql<{ i: number }>`generate_series(${from}::int, ${to}::int)`.as<'numbers'>(sql`numbers (i)`)

const newId = sql<string>`gen_random_uuid()`.as('id')

/** Artists who are nobody. */
export async function addArtists(db: Database, count: number): Promise<void> {
  await db
    .insertInto('artists')
    .columns(['id', 'name', 'approval'])
    .expression(({ selectFrom }) =>
      selectFrom(numbers(1, count)).select([
        newId,
        sql<string>`'Artist ' || i`.as('name'),
        sql.lit<Approval>('approved').as('approval'),
      ]),
    )
    .execute()
}

/** Works that nobody made, by each artist in turn: every tenth for sale, words of all frequencies. */
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
            .select([
              'id',
              sql<number>`row_number() over ()`.as('number'),
              sql<number>`count(*) over ()`.as('others'),
            ])
            .as('artist'),
          (others) => others.on(sql<boolean>`artist.number = 1 + i % artist.others`),
        )
        .select([
          newId,
          'artist.id as artist_id',
          sql<string>`'Study ' || i || ' after ' || left(md5(i::text), 5)`.as('title'),
          sql<Category>`(${categories}::text[])[1 + i % ${sql.lit(categories.length)}]`.as('category'),
          sql.lit('Oil on board').as('medium'),
          sql<Cents>`case when i % 10 = 0 then 1500 + 100 * (i % 3000) else 0 end`.as('price_cents'),
          sql.lit(1).as('stock'),
          sql<number>`i % 7`.as('popularity'),
          sql<Date>`now() - i * interval '1 minute'`.as('created_at'),
        ]),
    )
    .execute()
  for (const table of ['artworks', 'artists', 'search_words'])
    await sql`vacuum (analyze) ${sql.table(table)}`.execute(db)
}
