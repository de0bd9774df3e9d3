import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sandboxVaultContract } from '#adapters/testing/payments/sandbox-vault.suite.ts'
import { testDatabase } from '../testing/test-database.ts'
import type { TestDatabase } from '../testing/test-postgres.ts'
import { postgresSandboxVault } from './postgres-sandbox-vault.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

describe('the sandbox in PostgreSQL', () => {
  sandboxVaultContract(() => postgresSandboxVault(database.db))

  it('does not grow for ever', async () => {
    const vault = postgresSandboxVault(database.db)
    const card = { outcome: 'pays', last4: '4242', brand: 'Visa' } as const
    await vault.keep({ ...card, tokenDigest: 'old', expiresAt: new Date('2020-01-01T00:00:00Z') })
    await vault.keep({ ...card, tokenDigest: 'new', expiresAt: new Date('2100-01-01T00:00:00Z') })
    const kept = await database.sql(
      `select token_digest from sandbox_cards where token_digest in ('old', 'new')`,
    )
    expect(kept).toEqual([{ token_digest: 'new' }])
  })
})
