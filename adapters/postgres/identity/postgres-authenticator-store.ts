import type { AuthenticatorStore } from '#application/identity/second-factors/authenticator-store.ts'
import type { Seal } from '#application/shared/seal.ts'
import type { Database } from '../database.ts'
import { AuthenticatorAppSchema, RecoveryCodeSchema } from './authenticator.schema.ts'

/** Authenticator apps and recovery codes in their tables; who reads the tables reads no secret. */
export const postgresAuthenticatorStore = (db: Database, seal: Seal): AuthenticatorStore => {
  const opened = (sealed: string, userId: string): string | null => {
    try {
      return seal.open(sealed, userId)
    } catch {
      return null
    }
  }
  return {
    async begin(userId, secret) {
      const sealed = seal.close(secret, userId)
      await db
        .insertInto('authenticator_apps')
        .values({ user_id: userId, sealed_secret: sealed })
        .onConflict((app) =>
          app
            .column('user_id')
            .doUpdateSet({ sealed_secret: sealed, last_step: 0 })
            .where('authenticator_apps.confirmed_at', 'is', null),
        )
        .execute()
    },

    async appOf(userId) {
      const app = await db
        .selectFrom('authenticator_apps')
        .where('user_id', '=', userId)
        .select(['sealed_secret as sealed', 'confirmed_at as confirmedAt'])
        .executeTakeFirst()
      return app ? { secret: opened(app.sealed, userId), confirmedAt: app.confirmedAt } : null
    },

    async confirm(userId, at) {
      await db.entities((em) => em.nativeUpdate(AuthenticatorAppSchema, { userId }, { confirmedAt: at }))
    },

    async useStep(userId, step) {
      const used = await db.entities((em) =>
        em.nativeUpdate(AuthenticatorAppSchema, { userId, lastStep: { $lt: step } }, { lastStep: step }),
      )
      return used > 0
    },

    async remove(userId) {
      await db
        .with('codes', (both) => both.deleteFrom('recovery_codes').where('user_id', '=', userId))
        .deleteFrom('authenticator_apps')
        .where('user_id', '=', userId)
        .execute()
    },

    async keepRecoveryCodes(userId, digests) {
      await db.entities(async (em) => {
        await em.nativeDelete(RecoveryCodeSchema, { userId })
        await em.insertMany(
          RecoveryCodeSchema,
          digests.map((digest) => ({ userId, digest })),
        )
      })
    },

    async useRecoveryCode(userId, digest) {
      const used = await db.entities((em) => em.nativeDelete(RecoveryCodeSchema, { userId, digest }))
      return used > 0
    },

    recoveryCodesLeft: (userId) => db.entities((em) => em.count(RecoveryCodeSchema, { userId })),
  }
}
