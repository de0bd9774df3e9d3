import { afterAll } from 'vitest'
import { cartPorts, cartServices } from '#adapters/composition/cart/cart.tokens.ts'
import { postgresAssembly } from '#adapters/testing/postgres-assembly.ts'
import { describeAccountCart } from '#application/cart/cart-repository.suite.ts'
import { givenArtwork } from '../testing/given-artworks.ts'
import { givenUser } from '../testing/given-user.ts'
import { testDatabase } from '../testing/test-database.ts'

const database = await testDatabase()
afterAll(() => database.close())

describeAccountCart('in PostgreSQL', async () => {
  const { sql, orm } = database
  const shop = postgresAssembly(orm)
  return {
    carts: shop.get(cartPorts.carts),
    cartOf: shop.get(cartServices.cart),
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
