import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe } from 'vitest'
import { orderPorts } from '#adapters/composition/orders/orders.tokens.ts'
import { postgresAssembly } from '#adapters/testing/postgres-assembly.ts'
import { paymentChecksContract } from '#application/orders/payment-check-repository.suite.ts'
import { givenArtwork } from '../testing/given-artworks.ts'
import { testDatabase } from '../testing/test-database.ts'
import type { TestDatabase } from '../testing/test-postgres.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

describe('comparisons, in PostgreSQL', () => {
  paymentChecksContract(() => ({
    checks: postgresAssembly(database.orm).get(orderPorts.checks),
    newId: randomUUID,
    holdForNobody: async (title, until) => {
      const id = await givenArtwork(database.sql, {
        title,
        artist: 'Amina Njoroge',
        category: 'paintings',
        price: 1000,
      })
      await database.sql('update artworks set held_until = $2 where id = $1', [id, until])
    },
  }))
})
