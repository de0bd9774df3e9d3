import { postgresCartRepository } from '#adapters/postgres/cart/postgres-cart-repository.ts'
import { portSet } from '../binding.ts'
import { database } from '../tokens.ts'
import { cartPorts } from './cart.tokens.ts'

export const cartInPostgres = portSet(cartPorts, database, {
  carts: ({ queries }) => postgresCartRepository(queries),
})
