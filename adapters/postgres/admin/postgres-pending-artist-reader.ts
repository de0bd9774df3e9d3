import { expressionBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { mostPendingWorks, type PendingArtistReader } from '#application/admin/pending-artist-reader.ts'
import { artistColumns, artistRow } from '../artists/artist-rows.ts'
import { artworkRow, wholeArtworkColumns } from '../catalogue/artwork-rows.ts'
import type { Database } from '../database.ts'
import type { Tables } from '../schemas.ts'
import { sliceOf } from '../slice.ts'
import { epochMilliseconds } from '../time-expressions.ts'

const artist = expressionBuilder<Tables & { artist: Tables['artists'] }, 'artist'>()

const email = artist
  .selectFrom('users')
  .whereRef('users.id', '=', 'artist.user_id')
  .select('users.email')
  .$asScalar()
  .as('email')

/** All that an admin may look at, the finished ones first. */
const allWorks = jsonArrayFrom(
  artist
    .selectFrom('artworks as work')
    .whereRef('work.artist_id', '=', 'artist.id')
    .where('work.removed_from', 'is', null)
    .where('work.visibility', '<>', 'hidden')
    .select(wholeArtworkColumns)
    .select((work) => work('work.visibility', '=', 'public').$castTo<boolean>().as('ready'))
    .orderBy('ready', 'desc')
    .orderBy('work.created_at', 'desc')
    .orderBy('work.id', 'desc')
    .limit(mostPendingWorks),
).as('all_works')

/** Later than any time: those who have not asked stand behind all who have. */
const notAsked = 100_000_000_000_000

const waiting = expressionBuilder<Tables, 'artists'>()

const key = waiting(
  epochMilliseconds(waiting.fn.coalesce('asked_at', 'member_since')),
  '+',
  waiting.case().when('asked_at', 'is', null).then(waiting.lit(notAsked)).else(waiting.lit(0)).end(),
)

/** Artists who are neither approved nor rejected. */
export const pendingArtists = (db: Database) => db.selectFrom('artists').where('approval', '=', 'pending')

/** Artists who wait for a decision, straight from PostgreSQL. */
export const postgresPendingArtistReader = (db: Database): PendingArtistReader => ({
  async slice(limit, after) {
    const { items, ...rest } = await sliceOf(
      db,
      {
        rows: pendingArtists(db),
        show: (page) =>
          page
            .innerJoin('artists as artist', 'artist.id', 'page.id')
            .select(artistColumns)
            .select(['artist.asked_at', email, allWorks]),
        key,
        kind: 'integer',
        direction: 'asc',
      },
      limit,
      after,
    )
    return {
      items: items.map((row) => ({
        ...artistRow(row),
        email: row.email,
        appliedAt: (row.asked_at ?? row.member_since).toISOString(),
        waiting: row.asked_at !== null,
        artworks: row.all_works.map((work) => ({ ...artworkRow(work), ready: work.ready })),
      })),
      ...rest,
    }
  },
})
