import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminPorts } from '#adapters/composition/admin/admin.tokens.ts'
import type { Assembly } from '#adapters/composition/assembly.ts'
import { systemContract } from '#adapters/testing/admin/system.suite.ts'
import { givenUpJob } from '#adapters/testing/given-up-job.ts'
import { postgresAssembly } from '#adapters/testing/postgres-assembly.ts'
import { migrations } from '../migrations/migrations.ts'
import { testDatabase } from '../testing/test-database.ts'
import type { TestDatabase } from '../testing/test-postgres.ts'

let database: TestDatabase
let shop: Assembly
beforeAll(async () => {
  database = await testDatabase()
  shop = postgresAssembly(database.orm)
})
afterAll(() => database.close())

describe('the shop itself, in PostgreSQL', () => {
  systemContract(() => ({
    shop,
    giveUp: (orderNumber) => givenUpJob(database.sql, orderNumber),
    waiting: async () => {
      const jobs = await database.sql<{ number: string }>(
        `select data->>'orderNumber' as number from jobs.job where name = 'take-payment' and state = 'created'`,
      )
      return jobs.map(({ number }) => number)
    },
  }))

  it('tells its version, how much it takes, and what has been migrated', async () => {
    const standing = await shop.get(adminPorts.system).database()
    expect(standing.version).toMatch(/^\d+(\.\d+)*$/)
    expect(standing.bytes).toBeGreaterThan(1_000_000)
    expect(standing).toMatchObject({
      migrations: migrations.length,
      newestMigration: migrations.at(-1)?.name,
    })
  })
})
