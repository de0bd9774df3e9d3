import type { PasskeyChallenges } from '#application/identity/second-factors/passkey-challenges.ts'
import type { MemoryLocks } from '../store/memory-accounts.ts'

/** Challenges for as long as this process lives. */
export function memoryPasskeyChallenges({ challenges: waiting }: MemoryLocks): PasskeyChallenges {
  return {
    async keep(challenge) {
      waiting.set(challenge.challenge, challenge)
    },
    async take(challenge, userId, at) {
      const asked = waiting.get(challenge)
      if (!asked || asked.userId !== userId || asked.expiresAt <= at) return false
      return waiting.delete(challenge)
    },
  }
}
