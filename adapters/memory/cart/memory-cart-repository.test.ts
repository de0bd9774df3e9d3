import { randomUUID } from 'node:crypto'
import { cartPorts, cartServices } from '#adapters/composition/cart/cart.tokens.ts'
import { memoryAssembly } from '#adapters/testing/memory-assembly.ts'
import { describeAccountCart } from '#application/cart/cart-repository.suite.ts'
import { Memory } from '../memory.ts'
import { hangWork } from '../testing/given-works.ts'

describeAccountCart('in memory', async () => {
  const memory = new Memory()
  const { gallery } = memory
  const shop = memoryAssembly(memory)
  return {
    carts: shop.get(cartPorts.carts),
    cartOf: shop.get(cartServices.cart),
    givenUser: async () => randomUUID(),
    givenArtwork: async (work) => hangWork(gallery, work),
    change: async (id, now) => gallery.change(id, now),
    hide: async (id) => gallery.change(id, { visibility: 'hidden' }),
  }
})
