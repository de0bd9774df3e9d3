import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aesSeal } from '#adapters/system/aes-seal.ts'
import { secondLockStoresContract } from '#adapters/testing/identity/second-lock-stores.suite.ts'
import { givenUser } from '../testing/given-user.ts'
import { testDatabase } from '../testing/test-database.ts'
import type { TestDatabase } from '../testing/test-postgres.ts'
import { postgresAuthenticatorStore } from './postgres-authenticator-store.ts'
import { postgresPasskeyChallenges } from './postgres-passkey-challenges.ts'
import { postgresPasskeyStore } from './postgres-passkey-store.ts'
import { postgresProviderStore } from './postgres-provider-store.ts'
import { postgresUserRepository } from './postgres-user-repository.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const stores = () => ({
  users: postgresUserRepository(database.db),
  authenticators: postgresAuthenticatorStore(database.db, aesSeal('kept in tests alone')),
  passkeys: postgresPasskeyStore(database.db),
  challenges: postgresPasskeyChallenges(database.db),
  provider: postgresProviderStore(database.db),
  givenUser: () => givenUser(database.sql),
})

describe('second locks in PostgreSQL', () => {
  secondLockStoresContract(stores)

  it('do not grow for ever', async () => {
    const { challenges, provider } = stores()
    const old = new Date('2020-01-01T00:00:00Z')
    const fresh = new Date('2100-01-01T00:00:00Z')
    for (const [name, expiresAt] of [
      ['old', old],
      ['new', fresh],
    ] as const) {
      await challenges.keep({ challenge: `sweep-${name}`, userId: null, expiresAt })
      const authorization = { state: `sweep-${name}`, browserDigest: 'b', nonce: 'n', codeVerifier: 'v' }
      await provider.await({ ...authorization, returnTo: '/', role: 'user', expiresAt })
      await provider.keepArrival(`sweep-${name}`, await givenUser(database.sql), expiresAt)
    }
    const left = await database.sql(
      `select challenge as name from passkey_challenges where challenge like 'sweep-%'
       union all select state from provider_returns where state like 'sweep-%'
       union all select browser_digest from provider_arrivals where browser_digest like 'sweep-%'`,
    )
    expect(left).toEqual([{ name: 'sweep-new' }, { name: 'sweep-new' }, { name: 'sweep-new' }])
  })

  it('know of an app whose secret another key has sealed, and use up its recovery codes all the same', async () => {
    const { authenticators } = stores()
    const userId = await givenUser(database.sql)
    await authenticators.begin(userId, 'secret')
    await authenticators.keepRecoveryCodes(userId, ['digest'])
    const elsewhere = postgresAuthenticatorStore(database.db, aesSeal('another key'))
    expect(await elsewhere.appOf(userId)).toEqual({ secret: null, confirmedAt: null })
    expect(await elsewhere.useRecoveryCode(userId, 'digest')).toBe(true)
  })
})
