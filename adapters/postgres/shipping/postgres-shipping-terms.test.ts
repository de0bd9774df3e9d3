import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe } from 'vitest'
import type { Assembly } from '#adapters/composition/assembly.ts'
import { sharedPorts } from '#adapters/composition/shared/shared.tokens.ts'
import { shippingPorts } from '#adapters/composition/shipping/shipping.tokens.ts'
import { postgresAssembly } from '#adapters/testing/postgres-assembly.ts'
import { shippingTermsContract } from '#application/shipping/shipping-terms.suite.ts'
import { testDatabase } from '../testing/test-database.ts'
import type { TestDatabase } from '../testing/test-postgres.ts'

let database: TestDatabase
let shop: Assembly
beforeAll(async () => {
  database = await testDatabase()
  shop = postgresAssembly(database.orm)
})
afterAll(() => database.close())

describe('where artists send to, in PostgreSQL', () => {
  shippingTermsContract(() => ({
    terms: shop.get(shippingPorts.terms),
    work: shop.get(sharedPorts.work),
    async givenArtist() {
      const [artistId, shown, draft] = [randomUUID(), randomUUID(), randomUUID()]
      await database.sql(
        `insert into artists (id, name, approval, country) values ($1, 'Amina', 'approved', 'KE')`,
        [artistId],
      )
      for (const [id, title, visibility] of [
        [shown, 'Shown', 'public'],
        [draft, 'Draft', 'draft'],
      ])
        await database.sql(
          `insert into artworks (id, artist_id, title, category, price_cents, stock, visibility)
           values ($1, $2, $3, 'paintings', 4550, 1, $4)`,
          [id, artistId, title, visibility],
        )
      return { artistId, shown, draft }
    },
  }))
})
