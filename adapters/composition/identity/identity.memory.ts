import { memoryAccountReader } from '#adapters/memory/identity/memory-account-reader.ts'
import { memoryAuthenticatorStore } from '#adapters/memory/identity/memory-authenticator-store.ts'
import { memoryOneTimeTokens } from '#adapters/memory/identity/memory-one-time-tokens.ts'
import { memoryPasskeyChallenges } from '#adapters/memory/identity/memory-passkey-challenges.ts'
import { memoryPasskeyStore } from '#adapters/memory/identity/memory-passkey-store.ts'
import { memoryProviderStore } from '#adapters/memory/identity/memory-provider-store.ts'
import { memorySessionRepository } from '#adapters/memory/identity/memory-session-repository.ts'
import { memoryUserRepository } from '#adapters/memory/identity/memory-user-repository.ts'
import { argon2Passwords } from '#adapters/passwords/argon2-passwords.ts'
import { portSet } from '../binding.ts'
import { memoryStore } from '../tokens.ts'
import { identityPorts, providerPorts, secondFactorPorts } from './identity.tokens.ts'

export const identityInMemory = portSet(identityPorts, memoryStore, {
  users: ({ memory: { accounts, audit } }) => memoryUserRepository(accounts, audit),
  accounts: ({ memory: { accounts, gallery, orders } }) => memoryAccountReader(accounts, gallery, orders),
  sessions: ({ memory: { accounts } }) => memorySessionRepository(accounts),
  tokens: ({ memory: { accounts } }) => memoryOneTimeTokens(accounts),
  // Cheap ones, for people who exist for a second.
  passwords: () => argon2Passwords({ memoryCost: 8, timeCost: 1 }),
})

export const secondFactorsInMemory = portSet(secondFactorPorts, memoryStore, {
  authenticators: ({ memory: { accounts } }) => memoryAuthenticatorStore(accounts.locks),
  passkeys: ({ memory: { accounts } }) => memoryPasskeyStore(accounts.locks),
  challenges: ({ memory: { accounts } }) => memoryPasskeyChallenges(accounts.locks),
})

export const providersInMemory = portSet(providerPorts, memoryStore, {
  store: ({ memory: { accounts } }) => memoryProviderStore(accounts.locks),
  provider: () => null,
})
