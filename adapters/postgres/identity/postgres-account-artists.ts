import type { AccountArtist, AccountArtists } from '#application/identity/account-artists.ts'
import type { Sql } from '../sql.ts'

export const postgresAccountArtists = (sql: Sql): AccountArtists => ({
  async artistOf(userId) {
    const [artist] = await sql<AccountArtist>('select id, name from artists where user_id = $1', [userId])
    return artist ?? null
  },
})
