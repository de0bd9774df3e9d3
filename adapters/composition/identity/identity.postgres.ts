import { openIdProvider } from '#adapters/oidc/openid-provider.ts'
import { argon2Passwords } from '#adapters/passwords/argon2-passwords.ts'
import { postgresAccountReader } from '#adapters/postgres/identity/postgres-account-reader.ts'
import { postgresAuthenticatorStore } from '#adapters/postgres/identity/postgres-authenticator-store.ts'
import { postgresOneTimeTokens } from '#adapters/postgres/identity/postgres-one-time-tokens.ts'
import { postgresPasskeyChallenges } from '#adapters/postgres/identity/postgres-passkey-challenges.ts'
import { postgresPasskeyStore } from '#adapters/postgres/identity/postgres-passkey-store.ts'
import { postgresProviderStore } from '#adapters/postgres/identity/postgres-provider-store.ts'
import { postgresSessionRepository } from '#adapters/postgres/identity/postgres-session-repository.ts'
import { postgresUserRepository } from '#adapters/postgres/identity/postgres-user-repository.ts'
import { portSet, settings } from '../binding.ts'
import { system } from '../shared/shared.tokens.ts'
import { database } from '../tokens.ts'
import { identityPorts, providerPorts, secondFactorPorts } from './identity.tokens.ts'

export const identityInPostgres = portSet(identityPorts, database, {
  users: ({ queries }) => postgresUserRepository(queries),
  accounts: ({ queries }) => postgresAccountReader(queries),
  sessions: ({ queries }) => postgresSessionRepository(queries),
  tokens: ({ queries }) => postgresOneTimeTokens(queries),
  passwords: () => argon2Passwords(),
})

export const secondFactorsInPostgres = portSet(
  secondFactorPorts,
  { queries: database.queries, seal: system.seal },
  {
    authenticators: ({ queries, seal }) => postgresAuthenticatorStore(queries, seal),
    passkeys: ({ queries }) => postgresPasskeyStore(queries),
    challenges: ({ queries }) => postgresPasskeyChallenges(queries),
  },
)

export const providersInPostgres = portSet(
  providerPorts,
  { queries: database.queries, settings },
  {
    store: ({ queries }) => postgresProviderStore(queries),
    provider: ({ settings: { openId, onProviderTrouble = () => undefined } }) =>
      openId ? openIdProvider(openId, onProviderTrouble) : null,
  },
)
