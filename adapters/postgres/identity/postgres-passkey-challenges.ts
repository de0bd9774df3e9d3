import type { PasskeyChallenges } from '#application/identity/second-factors/passkey-challenges.ts'
import type { Database } from '../database.ts'
import { longBefore } from './long-before.ts'
import { PasskeyChallengeSchema } from './passkey.schema.ts'

/** Challenges in a table of their own; what nobody answered goes when something new comes. */
export const postgresPasskeyChallenges = (db: Database): PasskeyChallenges => ({
  async keep(challenge) {
    await db.entities(async (em) => {
      await em.nativeDelete(PasskeyChallengeSchema, { expiresAt: { $lt: longBefore(challenge.expiresAt) } })
      await em.insert(PasskeyChallengeSchema, challenge)
    })
  },

  async take(challenge, userId, at) {
    const taken = await db.entities((em) =>
      em.nativeDelete(PasskeyChallengeSchema, { challenge, userId, expiresAt: { $gt: at } }),
    )
    return taken > 0
  },
})
