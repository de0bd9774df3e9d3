import { createActor, waitFor } from 'xstate'
import {
  type Cart,
  type CartItem,
  canDecrease,
  canIncrease,
  totalItems,
  totalPrice,
} from '#domain/cart/cart.ts'
import { type CartChange, cartChanges, withCurrentArtworks } from '#domain/cart/cart-changes.ts'
import { lineTotal } from '#domain/orders/order-price.ts'
import { formatMoney } from '#domain/shared/money.ts'
import type { CartHolder, CartSeen } from '#features/support/roles/shopper.ts'
import { cartMachine } from '#web/cart/cart-machine.ts'
import type { CartInput } from '#web/cart/cart-setup.ts'
import { workTitled } from './service-gallery.ts'

export const cartSeen = (cart: Cart): CartSeen => ({
  lines: cart.items.map((item) => ({
    title: item.title,
    quantity: item.quantity,
    lineTotal: formatMoney(lineTotal(item)),
  })),
  totalItems: totalItems(cart),
  totalPrice: formatMoney(totalPrice(cart)),
})

/** A cart as the web's machine keeps it, and what somebody does with it. */
export interface ServiceCart extends CartHolder {
  now(): Cart
  /** What of it can be had, as far as the gallery has said. */
  asSoldNow(): Cart
  changes(): readonly CartChange[]
  acceptChanges(): Promise<void>
  /** These works of it were bought. */
  letGo(ids: readonly string[], isTold: boolean): Promise<void>
  stop(): void
}

interface ServiceCartPorts extends CartInput {
  /** Told what the cart refuses. */
  readonly onRefused: (text: string) => void
}

/** Fills and changes a cart through the web's own machine, without a screen. */
export function serviceCart({ onRefused, ...input }: ServiceCartPorts): ServiceCart {
  let cart = openCart()

  function openCart() {
    const actor = createActor(cartMachine, { input })
    actor.on('change refused', ({ text }) => onRefused(text))
    return actor.start()
  }

  const cartKept = () => waitFor(cart, (snapshot) => snapshot.matches({ ready: { keeping: 'kept' } }))
  const cartNow = () => cart.getSnapshot().context.cart
  const galleryNow = () => cart.getSnapshot().context.current
  const changesNow = () => cartChanges(cartNow(), galleryNow() ?? cartNow().items)
  const soldNow = () => withCurrentArtworks(cartNow(), galleryNow() ?? cartNow().items)

  function lineOf(title: string): CartItem {
    const line = cartNow().items.find((item) => item.title === title)
    if (!line) throw new Error(`'${title}' is not in the cart.`)
    return line
  }

  async function addToCart(title: string): Promise<void> {
    const artwork = await workTitled(input.catalogue, title)
    await cartKept()
    cart.send({ type: 'add artwork', artwork })
    await cartKept()
  }

  async function setQuantity(title: string, by: number): Promise<void> {
    const { id, quantity } = lineOf(title)
    cart.send({ type: 'set quantity', id, quantity: quantity + by })
    await cartKept()
  }

  return {
    now: cartNow,
    asSoldNow: soldNow,
    changes: changesNow,
    acceptChanges: async () => {
      cart.send({ type: 'accept what has changed' })
      await cartKept()
    },
    letGo: async (ids, isTold) => {
      cart.send({ type: 'works were ordered', ids, isTold })
      await cartKept()
    },
    stop: () => cart.stop(),

    hasInCart: async (title, quantity) => {
      await cartKept()
      const there = cartNow().items.find((item) => item.title === title)?.quantity ?? 0
      for (let piece = there; piece < quantity; piece++) await addToCart(title)
    },
    addToCart,
    openCart: async () => {
      await cartKept()
      cart.send({ type: 'compare with the gallery' })
      await waitFor(cart, (snapshot) => snapshot.matches({ ready: { gallery: 'answered' } }))
    },
    comeBackLater: async () => {
      cart.stop()
      cart = openCart()
      await cartKept()
    },
    increase: (title) => setQuantity(title, 1),
    decrease: (title) => setQuantity(title, -1),
    remove: async (title) => {
      cart.send({ type: 'remove artwork', id: lineOf(title).id })
      await cartKept()
    },
    takeRemovalBack: async () => {
      cart.send({ type: 'take the removal back' })
      await cartKept()
    },
    canIncrease: async (title) => canIncrease(lineOf(title)),
    canDecrease: async (title) => canDecrease(lineOf(title)),
    cart: async () => {
      await cartKept()
      return cartSeen(cartNow())
    },
    toPay: async () => formatMoney(totalPrice(soldNow())),
    cartWarnings: async () => changesNow().map(({ text }) => text),
  }
}
