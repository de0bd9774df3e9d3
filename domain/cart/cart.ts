import { orderPrice } from '#domain/orders/order-price.ts'
import type { Cents } from '#domain/shared/money.ts'

/** One line of a cart: what the shopper saw of an artwork, and how many pieces they want. */
export interface CartItem {
  readonly id: string
  readonly title: string
  /** For one piece. */
  readonly price: Cents
  /** At least 1, at most `stock`. */
  readonly quantity: number
  readonly stock: number
  readonly images: readonly {
    readonly imageUrl: string
    readonly width: number
    readonly height: number
    readonly alt: string
  }[]
  readonly artist: { readonly id: string; readonly name: string }
  /** Names this line of a browser's cart, at random: it leaves it with one order. What an account's cart holds, the shop knows. */
  readonly line?: string
}

/** A shopper's cart. `error` is what the last change could not do. */
export interface Cart {
  readonly items: readonly CartItem[]
  readonly error: string | null
}

export const emptyCart: Cart = { items: [], error: null }

/** What is said where no more pieces can be had. */
export const maximumReached = 'Reached maximum stock'

export const canIncrease = ({ quantity, stock }: CartItem): boolean => quantity < stock

export const canDecrease = ({ quantity }: CartItem): boolean => quantity > 1

export const totalItems = ({ items }: Pick<Cart, 'items'>): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0)

export const totalPrice = ({ items }: Pick<Cart, 'items'>): Cents => orderPrice(items).total

/** Adds one piece: a new line with quantity 1, or one more of a line that has not reached its stock. */
export function addToCart(cart: Cart, artwork: Omit<CartItem, 'quantity'>): Cart {
  const item = cart.items.find(({ id }) => id === artwork.id)
  if (!item) {
    return artwork.stock < 1
      ? { ...cart, error: maximumReached }
      : { items: [...cart.items, { ...artwork, quantity: 1 }], error: null }
  }
  // What was asked for and is no longer there is to be told: here nothing is taken away.
  if (!canIncrease(item)) return { ...cart, error: maximumReached }
  return setQuantity(cart, item.id, item.quantity + 1)
}

const capped = (quantity: number, stock: number): number => Math.max(1, Math.min(Math.trunc(quantity), stock))

/** Sets a line's quantity, at least 1 and capped at its stock, which the error then says; what is no number is ignored. */
export function setQuantity(cart: Cart, id: string, quantity: number): Cart {
  const item = cart.items.find((each) => each.id === id)
  if (!item || Number.isNaN(quantity)) return { ...cart, error: null }
  return {
    items: cart.items.map((each) =>
      each === item ? { ...each, quantity: capped(quantity, each.stock) } : each,
    ),
    error: quantity > item.stock ? maximumReached : null,
  }
}

/** The cart without works that were ordered from it. */
export const takenOutOf = (cart: Cart, ids: readonly string[]): Cart => ({
  items: cart.items.filter((item) => !ids.includes(item.id)),
  error: null,
})

export const removeFromCart = (cart: Cart, id: string): Cart => takenOutOf(cart, [id])

export const clearCart = (): Cart => emptyCart

const named = ({ line }: CartItem): Pick<CartItem, 'line'> => (line === undefined ? {} : { line })

/**
 * Two carts as one: quantities of the same work add up, capped at its stock as the second cart knows it; what the first one
 * calls a line, it goes on being called. What is sold out by then is left out.
 */
export function mergeCarts(one: Cart, other: Cart): Cart {
  const met = one.items.map((item) => {
    const twin = other.items.find(({ id }) => id === item.id)
    return twin
      ? { ...twin, ...named(item), quantity: capped(item.quantity + twin.quantity, twin.stock) }
      : item
  })
  const added = other.items.filter(({ id }) => !one.items.some((item) => item.id === id))
  return { items: [...met, ...added].filter(({ stock }) => stock > 0), error: null }
}
