import { type Caller, signedIn } from '#application/shared/caller.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import { bringIn, mustBeQuantity, wantPieces } from '#domain/cart/account-cart.ts'
import {
  type Cart,
  type CartItem,
  clearCart,
  removeFromCart,
  totalItems,
  totalPrice,
} from '#domain/cart/cart.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import type { CartRepository } from '../cart-repository.ts'
import type { AccountCart, CartView, WantedLine } from '../contract.ts'

const viewOf = (cart: Cart): CartView => ({
  items: cart.items,
  totalItems: totalItems(cart),
  totalPrice: totalPrice(cart),
  error: cart.error,
})

/** Where the browser says what it has shown, that is the price that was seen. */
const asSeen = <Work extends { readonly price: number }>(work: Work, { price }: WantedLine): Work =>
  price === undefined || price <= 0 || work.price === 0 ? work : { ...work, price }

interface AccountCartPorts {
  readonly carts: CartRepository
  readonly work: UnitOfWork
}

/** The cart of whoever is signed in: see the contract. */
export const accountCartService =
  ({ carts, work }: AccountCartPorts) =>
  (caller: Caller): AccountCart => {
    const change = async (
      decide: (cart: Cart, userId: string) => Cart | Promise<Cart>,
    ): Promise<CartView> => {
      const { userId } = signedIn(caller)
      return work.run(async () => {
        const before: Cart = { items: await carts.lines(userId), error: null }
        const after = await decide(before, userId)
        if (after.items !== before.items) await carts.save(userId, after.items)
        return viewOf(after)
      })
    }

    /** Every work at most once, with what was wanted of it in all. */
    async function brought(lines: readonly WantedLine[]): Promise<readonly CartItem[]> {
      const works = await carts.works(lines.map(({ artworkId }) => artworkId))
      return works.flatMap((each) => {
        const wanted = lines.filter(({ artworkId }) => artworkId === each.id)
        const [last] = wanted.slice(-1)
        const quantity = wanted.reduce((sum, line) => sum + line.quantity, 0)
        return last ? [{ ...asSeen(each, last), quantity: Math.min(quantity, each.stock) }] : []
      })
    }

    return {
      read: async () => viewOf({ items: await carts.lines(signedIn(caller).userId), error: null }),

      setQuantity: (line) =>
        change(async (cart) => {
          const [found] = await carts.works([line.artworkId])
          if (!found) throw new DomainError('not-found', 'artwork-not-found', 'This artwork is not here.')
          const seen = cart.items.find(({ id }) => id === found.id)?.price ?? found.price
          const now = found.price === 0 ? found : { ...found, price: seen }
          return wantPieces(cart, asSeen(now, line), line.quantity)
        }),

      remove: (artworkId) => change((cart) => removeFromCart(cart, artworkId)),

      clear: () => change(() => clearCart()),

      async merge(lines, key) {
        for (const { quantity } of lines) mustBeQuantity(quantity)
        return change(async (cart, userId) => {
          const isNew = key === undefined || (await carts.claimMerge(userId, key))
          return isNew ? bringIn(cart, await brought(lines)) : cart
        })
      },
    }
  }
