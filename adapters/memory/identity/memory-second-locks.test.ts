import { randomUUID } from 'node:crypto'
import { describe } from 'vitest'
import { secondLockStoresContract } from '#adapters/testing/identity/second-lock-stores.suite.ts'
import { MemoryAccounts } from '../store/memory-accounts.ts'
import { memoryAuthenticatorStore } from './memory-authenticator-store.ts'
import { memoryPasskeyChallenges } from './memory-passkey-challenges.ts'
import { memoryPasskeyStore } from './memory-passkey-store.ts'
import { memoryProviderStore } from './memory-provider-store.ts'
import { memoryUserRepository } from './memory-user-repository.ts'

describe('second locks in memory', () => {
  const accounts = new MemoryAccounts()
  const { locks } = accounts
  const stores = {
    users: memoryUserRepository(accounts),
    authenticators: memoryAuthenticatorStore(locks),
    passkeys: memoryPasskeyStore(locks),
    challenges: memoryPasskeyChallenges(locks),
    provider: memoryProviderStore(locks),
    givenUser: async () => randomUUID(),
  }
  secondLockStoresContract(() => stores)
})
