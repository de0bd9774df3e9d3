import { afterAll } from 'vitest'
import { describeAccountCart } from '#application/cart/cart-repository.suite.ts'
import { givenArtwork } from '../testing/given-artworks.ts'
import { givenUser } from '../testing/given-user.ts'
import { testDatabase } from '../testing/test-database.ts'
import { postgresCartRepository } from './postgres-cart-repository.ts'

const database = await testDatabase()
afterAll(() => database.close())

describeAccountCart('in PostgreSQL', async () => {
  const { sql, db, work } = database
  return {
    carts: postgresCartRepository(db),
    work,
    givenUser: () => givenUser(sql),
    givenArtwork: (artwork) => givenArtwork(sql, artwork),
    change: async (id, { price, stock }) => {
      await sql(
        `update artworks set price_cents = coalesce($2, price_cents), stock = coalesce($3, stock) where id = $1`,
        [id, price, stock],
      )
    },
    hide: async (id) => {
      await sql(`update artworks set visibility = 'hidden' where id = $1`, [id])
    },
  }
})
