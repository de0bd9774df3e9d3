import type { ExpressionBuilder } from 'kysely'
import type { OneTimeTokens, TokenPurpose } from '#application/identity/passwords/one-time-tokens.ts'
import type { Database } from '../database.ts'
import type { Tables } from '../schemas.ts'
import { OneTimeTokenSchema } from './one-time-token.schema.ts'

/** The token that a secret opens now. */
function opening(digest: string, purpose: TokenPurpose, now: Date) {
  return ({ and, eb }: ExpressionBuilder<Tables, 'one_time_tokens'>) =>
    and([eb('digest', '=', digest), eb('purpose', '=', purpose), eb('expires_at', '>', now)])
}

/** One-time tokens in PostgreSQL: one row for an account and a purpose, gone as soon as it is used. */
export const postgresOneTimeTokens = (db: Database): OneTimeTokens => ({
  async give({ digest, userId, purpose, expiresAt }) {
    await db
      .insertInto('one_time_tokens')
      .values({ digest, user_id: userId, purpose, expires_at: expiresAt })
      .onConflict((given) =>
        given.columns(['user_id', 'purpose']).doUpdateSet({ digest, expires_at: expiresAt }),
      )
      .execute()
  },

  async ownerOf(digest, purpose, now) {
    const token = await db
      .selectFrom('one_time_tokens')
      .where(opening(digest, purpose, now))
      .select('user_id')
      .executeTakeFirst()
    return token?.user_id ?? null
  },

  async use(digest, purpose, now) {
    const token = await db
      .deleteFrom('one_time_tokens')
      .where(opening(digest, purpose, now))
      .returning('user_id')
      .executeTakeFirst()
    return token?.user_id ?? null
  },

  async withdraw(userId, purpose) {
    await db.entities((em) => em.nativeDelete(OneTimeTokenSchema, { userId, purpose }))
  },

  async removeOld(now) {
    await db.entities((em) => em.nativeDelete(OneTimeTokenSchema, { expiresAt: { $lte: now } }))
  },
})
