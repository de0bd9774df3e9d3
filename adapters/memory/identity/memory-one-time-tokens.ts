import type { OneTimeTokens, TokenPurpose } from '#application/identity/passwords/one-time-tokens.ts'
import type { MemoryAccounts } from '../store/memory-accounts.ts'

export const memoryOneTimeTokens = ({ tokens }: MemoryAccounts): OneTimeTokens => {
  const living = (digest: string, purpose: TokenPurpose, now: Date) =>
    [...tokens].find(
      ([, token]) => token.digest === digest && token.purpose === purpose && token.expiresAt > now,
    )

  return {
    give: async (token) => void tokens.set(`${token.userId}:${token.purpose}`, token),
    ownerOf: async (digest, purpose, now) => living(digest, purpose, now)?.[1].userId ?? null,
    async use(digest, purpose, now) {
      const found = living(digest, purpose, now)
      if (!found) return null
      tokens.delete(found[0])
      return found[1].userId
    },
    withdraw: async (userId, purpose) => void tokens.delete(`${userId}:${purpose}`),
    async removeOld(now) {
      for (const [key, { expiresAt }] of tokens) if (expiresAt <= now) tokens.delete(key)
    },
  }
}
