import type { PasskeyChallenges } from '#application/identity/second-factors/passkey-challenges.ts'
import type { Sql } from '../sql.ts'

/** Challenges in a table of their own; what nobody answered goes when something new comes. */
export const postgresPasskeyChallenges = (sql: Sql): PasskeyChallenges => ({
  async keep({ challenge, userId, expiresAt }) {
    await sql(
      `with gone as (delete from passkey_challenges where expires_at < $3::timestamptz - interval '1 day')
       insert into passkey_challenges (challenge, user_id, expires_at) values ($1, $2, $3)`,
      [challenge, userId, expiresAt],
    )
  },

  async take(challenge, userId, at) {
    const taken = await sql(
      `delete from passkey_challenges
       where challenge = $1 and user_id is not distinct from $2::uuid and expires_at > $3 returning 1`,
      [challenge, userId, at],
    )
    return taken.length > 0
  },
})
