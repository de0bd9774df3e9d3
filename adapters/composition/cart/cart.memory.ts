import { memoryCartRepository } from '#adapters/memory/cart/memory-cart-repository.ts'
import { portSet } from '../binding.ts'
import { memoryStore } from '../tokens.ts'
import { cartPorts } from './cart.tokens.ts'

export const cartInMemory = portSet(cartPorts, memoryStore, {
  carts: ({ memory: { gallery, carts, orders } }) => memoryCartRepository(gallery, carts, orders),
})
