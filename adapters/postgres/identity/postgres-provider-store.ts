import type { ProviderStore } from '#application/identity/providers/provider-store.ts'
import type { Database } from '../database.ts'
import { longBefore } from './long-before.ts'
import { ProviderArrivalSchema, ProviderReturnSchema } from './provider.schema.ts'

/** Who is awaited from a provider, and whose identities are known. What nobody came back for goes when somebody leaves. */
export const postgresProviderStore = (db: Database): ProviderStore => ({
  async await(awaited) {
    await db.entities(async (em) => {
      await em.nativeDelete(ProviderReturnSchema, { expiresAt: { $lt: longBefore(awaited.expiresAt) } })
      await em.insert(ProviderReturnSchema, awaited)
    })
  },

  async take(state, browserDigest, at) {
    const awaited = await db
      .deleteFrom('provider_returns')
      .where('state', '=', state)
      .where('browser_digest', '=', browserDigest)
      .where('expires_at', '>', at)
      .returning([
        'state',
        'browser_digest as browserDigest',
        'nonce',
        'code_verifier as codeVerifier',
        'return_to as returnTo',
        'role',
        'expires_at as expiresAt',
      ])
      .executeTakeFirst()
    return awaited ?? null
  },

  async userOf(issuer, subject) {
    const identity = await db
      .selectFrom('provider_identities')
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .select('user_id')
      .executeTakeFirst()
    return identity?.user_id ?? null
  },

  async keepArrival(browserDigest, userId, expiresAt) {
    await db.entities(async (em) => {
      await em.nativeDelete(ProviderArrivalSchema, { expiresAt: { $lt: longBefore(expiresAt) } })
      await em.insert(ProviderArrivalSchema, { browserDigest, userId, expiresAt })
    })
  },

  async arrivedFor(browserDigest, at) {
    const arrival = await db
      .selectFrom('provider_arrivals')
      .where('browser_digest', '=', browserDigest)
      .where('expires_at', '>', at)
      .select('user_id')
      .executeTakeFirst()
    return arrival?.user_id ?? null
  },

  async forgetArrival(browserDigest) {
    await db.entities((em) => em.nativeDelete(ProviderArrivalSchema, { browserDigest }))
  },

  async join(issuer, subject, userId, at) {
    await db
      .insertInto('provider_identities')
      .values({ issuer, subject, user_id: userId, joined_at: at })
      .onConflict((known) =>
        known.columns(['issuer', 'subject']).doUpdateSet({ user_id: userId, joined_at: at }),
      )
      .execute()
  },
})
