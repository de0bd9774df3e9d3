import type { AwaitedReturn, ProviderStore } from '#application/identity/providers/provider-store.ts'
import type { MemoryLocks } from '../store/memory-accounts.ts'

/** Awaited returns and known identities for as long as this process lives. */
export function memoryProviderStore({ identities, arrivals }: MemoryLocks): ProviderStore {
  const awaited = new Map<string, AwaitedReturn>()
  const key = (issuer: string, subject: string): string => JSON.stringify([issuer, subject])
  return {
    async await(errand) {
      awaited.set(errand.state, errand)
    },
    async take(state, browserDigest, at) {
      const errand = awaited.get(state)
      if (!errand || errand.browserDigest !== browserDigest || errand.expiresAt <= at) return null
      awaited.delete(state)
      return errand
    },
    userOf: async (issuer, subject) => identities.get(key(issuer, subject)) ?? null,
    async keepArrival(browserDigest, userId, expiresAt) {
      arrivals.set(browserDigest, { userId, expiresAt })
    },
    async arrivedFor(browserDigest, at) {
      const arrival = arrivals.get(browserDigest)
      return arrival && arrival.expiresAt > at ? arrival.userId : null
    },
    async forgetArrival(browserDigest) {
      arrivals.delete(browserDigest)
    },
    async join(issuer, subject, userId) {
      identities.set(key(issuer, subject), userId)
    },
  }
}
