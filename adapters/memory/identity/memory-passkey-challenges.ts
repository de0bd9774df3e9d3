import type { PasskeyChallenge, PasskeyChallenges } from '#application/identity/passkey-challenges.ts'

/** Challenges for as long as this process lives. */
export function memoryPasskeyChallenges(): PasskeyChallenges {
  const waiting = new Map<string, PasskeyChallenge>()
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
