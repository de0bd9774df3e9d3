import { expressionBuilder } from 'kysely'
import type { Database } from '../database.ts'
import type { Tables } from '../schemas.ts'

/** At a time, so that no statement takes longer than one may: works that are noted, and followers they are noted for. */
const mostWorks = 500
const mostNotes = 5_000

const { selectFrom } = expressionBuilder<Tables>()

/** Works on show of which nobody was told, each with its place and how many notes it and those before it make. */
const counted = selectFrom(
  selectFrom('artworks')
    .where('public', '=', true)
    .where('announced', '=', false)
    .select(['id', 'artist_id'])
    .orderBy('id')
    .limit(mostWorks)
    .as('waiting'),
)
  .innerJoin('artists', 'artists.id', 'waiting.artist_id')
  .select(({ fn }) => [
    'waiting.id',
    fn
      .agg<number>('row_number')
      .over((passed) => passed.orderBy('waiting.id'))
      .as('place'),
    fn
      .sum<number>('follower_count')
      .over((passed) => passed.orderBy('waiting.id'))
      .as('notes'),
  ])

/** Of those as many as make no more notes than may be at a time, but one at least. */
const nextOnes = selectFrom(counted.as('counted'))
  .where(({ eb, or }) => or([eb('place', '=', 1), eb('notes', '<=', mostNotes)]))
  .select('counted.id')

/** Notes works that are on show for the first time for those who follow their artists and may be told. @returns how many works */
export async function gathered(db: Database, now: Date): Promise<number> {
  const { works } = await db
    .with('fresh', (query) =>
      query
        .updateTable('artworks')
        .set({ announced: true })
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('artworks')
            .where('announced', '=', false)
            .where('id', 'in', nextOnes)
            .select('id')
            .orderBy('id')
            .forNoKeyUpdate()
            .skipLocked(),
        )
        .returning(['id', 'artist_id']),
    )
    .with('noted', (query) =>
      query
        .insertInto('new_works')
        .columns(['user_id', 'artwork_id', 'noted_at'])
        .expression((eb) =>
          eb
            .selectFrom('fresh')
            .innerJoin('artists', 'artists.id', 'fresh.artist_id')
            .innerJoin('follows', 'follows.artist_id', 'fresh.artist_id')
            .innerJoin('users', 'users.id', 'follows.user_id')
            .leftJoin('new_works_mails as mails', 'mails.user_id', 'users.id')
            .where('users.email_verified_at', 'is not', null)
            .where('users.suspended_at', 'is', null)
            .where('users.deleted_at', 'is', null)
            .where(({ fn, lit }) => fn.coalesce('mails.wanted', lit(true)))
            .where('artists.user_id', 'is distinct from', ({ ref }) => ref('users.id'))
            .select(({ cast, val }) => [
              'users.id as user_id',
              'fresh.id as artwork_id',
              cast<Date>(val(now), 'timestamptz').as('noted_at'),
            ])
            .orderBy('user_id')
            .orderBy('artwork_id'),
        )
        .onConflict((note) => note.doNothing()),
    )
    .selectFrom('fresh')
    .select(({ fn }) => fn.countAll<number>().as('works'))
    .executeTakeFirstOrThrow()
  return works
}
