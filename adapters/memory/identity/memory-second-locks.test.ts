import { randomUUID } from 'node:crypto'
import { describe } from 'vitest'
import { secondLockStoresContract } from '#adapters/testing/second-lock-stores.contract.ts'
import { memoryAuthenticatorStore } from './memory-authenticator-store.ts'
import { memoryPasskeyChallenges } from './memory-passkey-challenges.ts'
import { memoryPasskeyStore } from './memory-passkey-store.ts'
import { memoryProviderStore } from './memory-provider-store.ts'

describe('second locks in memory', () => {
  const stores = {
    authenticators: memoryAuthenticatorStore(),
    passkeys: memoryPasskeyStore(),
    challenges: memoryPasskeyChallenges(),
    provider: memoryProviderStore(),
    givenUser: async () => randomUUID(),
  }
  secondLockStoresContract(() => stores)
})
