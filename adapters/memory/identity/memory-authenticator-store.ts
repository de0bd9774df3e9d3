import type { AuthenticatorStore } from '#application/identity/second-factors/authenticator-store.ts'
import type { MemoryLocks } from '../store/memory-accounts.ts'

/** Authenticator apps and recovery codes for as long as this process lives. */
export function memoryAuthenticatorStore({ apps, codes }: MemoryLocks): AuthenticatorStore {
  return {
    async begin(userId, secret) {
      if (!apps.get(userId)?.confirmedAt) apps.set(userId, { secret, confirmedAt: null, lastStep: 0 })
    },
    async appOf(userId) {
      const app = apps.get(userId)
      return app ? { secret: app.secret, confirmedAt: app.confirmedAt } : null
    },
    async confirm(userId, confirmedAt) {
      const app = apps.get(userId)
      if (app) apps.set(userId, { ...app, confirmedAt })
    },
    async useStep(userId, lastStep) {
      const app = apps.get(userId)
      if (!app || app.lastStep >= lastStep) return false
      apps.set(userId, { ...app, lastStep })
      return true
    },
    async remove(userId) {
      apps.delete(userId)
      codes.delete(userId)
    },
    async keepRecoveryCodes(userId, digests) {
      codes.set(userId, new Set(digests))
    },
    async useRecoveryCode(userId, digest) {
      const left = new Set(codes.get(userId))
      if (!left.delete(digest)) return false
      codes.set(userId, left)
      return true
    },
    recoveryCodesLeft: async (userId) => codes.get(userId)?.size ?? 0,
  }
}
