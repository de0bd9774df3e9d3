import { sql } from 'kysely'
import { prepared } from '../../prepared.ts'

interface Visit {
  /** As 'YYYY-MM-DD'. */
  readonly day: string
  readonly artworkId: string
  readonly visitor: string
  /** The secret of the day, unless it has one. */
  readonly secret: string
}

/** Counts a look at a public work once for each visitor and day. Of who looked, a fingerprint under the day's secret is kept. */
export const countVisit = prepared((db, { day, artworkId, visitor, secret }: Visit) =>
  db
    .with('made', (query) =>
      query
        .insertInto('visit_secrets')
        .values({ day, secret })
        .onConflict((known) => known.doNothing())
        .returning('secret'),
    )
    .with('today', (query) =>
      query
        .selectFrom('made')
        .select('made.secret')
        .unionAll(({ selectFrom }) => selectFrom('visit_secrets').where('day', '=', day).select('secret')),
    )
    .with('visit', (query) =>
      query
        .insertInto('artwork_visits')
        .columns(['day', 'artwork_id', 'visitor'])
        .expression(({ selectFrom }) =>
          selectFrom(['artworks', 'today'])
            .where('artworks.id', '=', artworkId)
            .where('public', '=', true)
            .select(({ cast, eb, fn, val }) => [
              cast<string>(val(day), 'date').as('day'),
              'artworks.id as artwork_id',
              fn<Buffer>('sha256', [
                fn('convert_to', [eb('today.secret', '||', visitor), sql.lit('UTF8')]),
              ]).as('visitor'),
            ]),
        )
        .onConflict((known) => known.doNothing())
        .returning('artwork_id'),
    )
    .insertInto('artwork_signals')
    .columns(['artwork_id', 'day', 'views'])
    .expression(({ selectFrom }) =>
      selectFrom('visit').select(({ cast, val, lit }) => [
        'visit.artwork_id',
        cast<string>(val(day), 'date').as('day'),
        lit(1).as('views'),
      ]),
    )
    .onConflict((known) =>
      known
        .columns(['artwork_id', 'day'])
        .doUpdateSet(({ eb }) => ({ views: eb('artwork_signals.views', '+', 1), settled: false })),
    ),
)
