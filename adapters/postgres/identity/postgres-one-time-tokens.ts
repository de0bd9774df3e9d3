import type { OneTimeTokens } from '#application/identity/passwords/one-time-tokens.ts'
import type { Sql } from '../sql.ts'

/** One-time tokens in PostgreSQL: one row for an account and a purpose, gone as soon as it is used. */
export const postgresOneTimeTokens = (sql: Sql): OneTimeTokens => ({
  async give({ digest, userId, purpose, expiresAt }) {
    await sql(
      `insert into one_time_tokens (digest, user_id, purpose, expires_at) values ($1, $2, $3, $4)
       on conflict (user_id, purpose) do update set digest = excluded.digest, expires_at = excluded.expires_at`,
      [digest, userId, purpose, expiresAt],
    )
  },

  async ownerOf(digest, purpose, now) {
    const [row] = await sql<{ user_id: string }>(
      'select user_id from one_time_tokens where digest = $1 and purpose = $2 and expires_at > $3',
      [digest, purpose, now],
    )
    return row?.user_id ?? null
  },

  async use(digest, purpose, now) {
    const [row] = await sql<{ user_id: string }>(
      'delete from one_time_tokens where digest = $1 and purpose = $2 and expires_at > $3 returning user_id',
      [digest, purpose, now],
    )
    return row?.user_id ?? null
  },

  async withdraw(userId, purpose) {
    await sql('delete from one_time_tokens where user_id = $1 and purpose = $2', [userId, purpose])
  },

  async removeOld(now) {
    await sql('delete from one_time_tokens where expires_at <= $1', [now])
  },
})
