import type { AccountArtists } from '#application/identity/account-artists.ts'
import type { Database } from '../database.ts'
import { prepared } from '../prepared.ts'

/** Asked by every request of an artist on their dashboard. */
const artistOf = prepared((db, { userId }: { userId: string }) =>
  db.selectFrom('artists').where('user_id', '=', userId).select(['id', 'name']),
)

/** Which artists accounts are, by one look at an index. */
export const postgresAccountArtists = (db: Database): AccountArtists => ({
  async artistOf(userId) {
    const [artist] = await artistOf(db, { userId })
    return artist ?? null
  },
})
