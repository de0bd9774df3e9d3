import {
  mostPendingWorks,
  type PendingArtistReader,
  type PendingArtistRow,
} from '#application/admin/pending-artist-reader.ts'
import { artistColumns, artistRow, type SelectedArtist } from '../artists/postgres-artist-reader.ts'
import { artworkRow, deskArtworkColumns, type SelectedArtwork } from '../catalogue/artwork-rows.ts'
import { Parameters } from '../catalogue/parameters.ts'
import { isoTime } from '../iso-time.ts'
import { keysetSlice } from '../keyset-slice.ts'
import type { Sql } from '../sql.ts'

type Selected = SelectedArtist &
  Pick<PendingArtistRow, 'email' | 'appliedAt' | 'waiting'> & {
    readonly all_works: readonly (SelectedArtwork & { readonly ready: boolean })[] | null
  }

const columns = `${artistColumns},
  (select email from users where users.id = artist.user_id) as email,
  ${isoTime('coalesce(artist.asked_at, artist.member_since)')} as "appliedAt", artist.asked_at is not null as waiting,
  (select json_agg(shown) from (
    select ${deskArtworkColumns}, work.visibility = 'public' as ready from artworks work
    where work.artist_id = artist.id and work.removed_from is null and work.visibility <> 'hidden'
    order by ready desc, work.created_at desc, work.id desc limit ${mostPendingWorks}) as shown) as all_works`

/** Later than any time: those who have not asked stand behind all who have. */
const notAsked = 100_000_000_000_000

const key = `round(extract(epoch from coalesce(asked_at, member_since)) * 1000)
  + case when asked_at is null then ${notAsked} else 0 end`

/** Artists who wait for a decision, straight from PostgreSQL. */
export const postgresPendingArtistReader = (sql: Sql): PendingArtistReader => ({
  async slice(limit, after) {
    const { items, ...rest } = await keysetSlice<Selected>(
      sql,
      {
        table: 'artists',
        row: 'artist',
        columns,
        conditions: [`approval = 'pending'`],
        parameters: new Parameters(),
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
        appliedAt: row.appliedAt,
        waiting: row.waiting,
        artworks: (row.all_works ?? []).map((work) => ({ ...artworkRow(work), ready: work.ready })),
      })),
      ...rest,
    }
  },
})
