import type { OwnProfileReader } from '#application/artists/own-profile-reader.ts'
import type { Approval } from '#domain/artists/artist.ts'
import type { Database } from '../database.ts'
import { artistColumns, artistRow } from './artist-rows.ts'
import { presentableWorks } from './presentable-works.ts'

/** Artists' own profiles in PostgreSQL. */
export const postgresOwnProfileReader = (db: Database): OwnProfileReader => ({
  async ofUser(userId) {
    const row = await db
      .selectFrom('artists as artist')
      .where('artist.user_id', '=', userId)
      .select(artistColumns)
      .select(({ fn }) => [
        // Of one who is withheld it is told what was before.
        fn.coalesce('artist.approval_before', 'artist.approval').$castTo<Approval>().as('approval'),
        'artist.rejection',
        'artist.asked_at',
        'artist.version',
        presentableWorks.as('presentable'),
      ])
      .executeTakeFirst()
    if (!row) return null
    const { artworks: _works, ...artist } = artistRow(row)
    const { approval, rejection, version } = row
    const readiness = { hasPicture: artist.profilePicture !== null, works: row.presentable }
    return { ...artist, approval, rejection, waiting: row.asked_at !== null, version, readiness }
  },
})
