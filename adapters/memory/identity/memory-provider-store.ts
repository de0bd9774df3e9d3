import type { AwaitedReturn, ProviderStore } from '#application/identity/providers/provider-store.ts'
import type { MemoryLocks } from '../store/memory-accounts.ts'

/** Awaited returns and known identities for as long as this process lives. */
export function memoryProviderStore({ identities, arrivals }: MemoryLocks): ProviderStore {
  const awaited = new Map<string, AwaitedReturn>()
  const key = (issuer: string, subject: string): string => JSON.stringify([issuer, subject])
  return {
    async await(authorization) {
      awaited.set(authorization.state, authorization)
    },
    async take(state, browserDigest, at) {
      const authorization = awaited.get(state)
      if (!authorization || authorization.browserDigest !== browserDigest || authorization.expiresAt <= at)
        return null
      awaited.delete(state)
      return authorization
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
