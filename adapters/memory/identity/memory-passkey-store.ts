import type { PasskeyStore } from '#application/identity/second-factors/passkey-store.ts'
import type { MemoryLocks } from '../store/memory-accounts.ts'

/** Passkeys for as long as this process lives. */
export function memoryPasskeyStore({ passkeys }: MemoryLocks): PasskeyStore {
  return {
    async keep(passkey) {
      if (passkeys.has(passkey.credentialId)) return false
      passkeys.set(passkey.credentialId, passkey)
      return true
    },
    of: async (userId) =>
      [...passkeys.values()]
        .filter((passkey) => passkey.userId === userId)
        .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()),
    find: async (credentialId) => passkeys.get(credentialId) ?? null,
    async counted(credentialId, counter) {
      const passkey = passkeys.get(credentialId)
      if (!passkey || (counter <= passkey.counter && (counter !== 0 || passkey.counter !== 0))) return false
      passkeys.set(credentialId, { ...passkey, counter })
      return true
    },
    async remove(userId, id) {
      const found = [...passkeys.values()].find((passkey) => passkey.userId === userId && passkey.id === id)
      return found ? passkeys.delete(found.credentialId) : false
    },
  }
}
