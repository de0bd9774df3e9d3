import type { CartRepository } from '#application/cart/cart-repository.ts'
import { planted } from './planted.ts'
import type { Plant } from './simulated-shop.ts'

/** Mistakes in what leaves carts with an order. */
export const cartPlants: Readonly<Record<string, Plant>> = {
  'a line leaves its cart with every order': planted<CartRepository>('carts', ({ takeOutLines }) => ({
    async takeOutLines(lines, ...order) {
      await takeOutLines(lines, ...order)
      return lines
    },
  })),
  'what leaves an account’s cart is not looked for in it': planted<CartRepository>(
    'carts',
    ({ takeOut }) => ({
      async takeOut(userId, ids) {
        await takeOut(userId, ids)
        return ids
      },
    }),
  ),
  'what an account has ordered stays in its cart': planted<CartRepository>('carts', ({ lines }) => ({
    async takeOut(userId, ids) {
      const now = await lines(userId)
      return ids.filter((each) => now.some(({ id }) => id === each))
    },
  })),
  'what is put back takes the place of what is there': planted<CartRepository>('carts', ({ save }) => ({
    save: (userId, lines) => save(userId, lines.slice(-1)),
  })),
}
