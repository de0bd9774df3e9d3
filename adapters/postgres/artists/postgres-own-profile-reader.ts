import type { OwnProfileReader, OwnProfileRow } from '#application/artists/own-profile-reader.ts'
import type { Sql } from '../sql.ts'
import { artistColumns, artistRow, type SelectedArtist } from './postgres-artist-reader.ts'
import { isPresentable } from './postgres-artist-repository.ts'

interface Selected extends SelectedArtist {
  readonly approval: OwnProfileRow['approval']
  readonly rejection: string | null
  readonly waiting: boolean
  readonly version: number
  readonly presentable: number
}

/** Artists' own profiles in PostgreSQL. */
export const postgresOwnProfileReader = (sql: Sql): OwnProfileReader => ({
  async ofUser(userId) {
    const [row] = await sql<Selected>(
      `select ${artistColumns}, coalesce(artist.approval_before, artist.approval) as approval, artist.rejection,
         artist.asked_at is not null as waiting, artist.version,
         (select count(*)::int from artworks work where work.artist_id = artist.id and ${isPresentable}) as presentable
       from artists artist where artist.user_id = $1`,
      [userId],
    )
    if (!row) return null
    const { artworks: _works, ...artist } = artistRow(row)
    const { approval, rejection, waiting, version } = row
    const readiness = { hasPicture: artist.profilePicture !== null, works: row.presentable }
    return { ...artist, approval, rejection, waiting, version, readiness }
  },
})
