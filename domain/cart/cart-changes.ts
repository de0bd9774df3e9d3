import { isForSale } from '#domain/catalogue/artwork.ts'
import type { Cents } from '#domain/shared/money.ts'
import type { Cart, CartItem } from './cart.ts'
import {
  costsNow,
  fewLeft,
  inAnotherBasket,
  noLongerForSale,
  noLongerShown,
  soldOut,
  takenOut,
} from './work-news.ts'

/** What a work is like now, as far as a cart cares. */
export interface CurrentArtwork {
  readonly id: string
  readonly price: Cents
  readonly stock: number
  /** Until when at least its last pieces are in somebody's unpaid order; null where they are not. */
  readonly heldUntil?: string | null
}

/** A line of the cart that is no longer what the shopper saw. */
export interface CartChange {
  readonly id: string
  readonly title: string
  readonly kind: 'gone' | 'sold-out' | 'less-left' | 'price-changed'
  /** A sentence for the shopper. */
  readonly text: string
  /** Of what is sold out for now alone. */
  readonly heldUntil?: string
}

function changesOf(item: CartItem, now: CurrentArtwork | undefined): CartChange[] {
  const of = (kind: CartChange['kind'], text: string): CartChange => ({
    id: item.id,
    title: item.title,
    kind,
    text,
  })
  if (!now) return [of('gone', noLongerShown(item.title))]
  if (!isForSale(now)) return [of('gone', noLongerForSale(item.title))]
  if (now.stock === 0 && now.heldUntil)
    return [{ ...of('sold-out', inAnotherBasket(item.title)), heldUntil: now.heldUntil }]
  if (now.stock === 0) return [of('sold-out', soldOut(item.title))]
  const price =
    now.price === item.price ? [] : [of('price-changed', costsNow(item.title, now.price, item.price))]
  const stock = now.stock < item.quantity ? [of('less-left', fewLeft(item.title, now.stock))] : []
  return [...price, ...stock]
}

/** What has changed since the works were put into the cart; nothing is changed by asking. */
export const cartChanges = (cart: Cart, current: readonly CurrentArtwork[]): CartChange[] =>
  cart.items.flatMap((item) =>
    changesOf(
      item,
      current.find(({ id }) => id === item.id),
    ),
  )

/**
 * What to tell a shopper of works that they see in their cart and that are in it no more, so that nobody buys twice what they
 * have ordered on another device. How many pieces they want, they see where they order.
 */
export const takenOutElsewhere = (
  seen: Cart['items'],
  kept: readonly { readonly id: string }[],
): Pick<CartChange, 'id' | 'text'>[] =>
  seen
    .filter(({ id }) => !kept.some((line) => line.id === id))
    .map(({ id, title }) => ({ id, text: takenOut(title) }))

/** Milliseconds that a browser's cart may go on showing what was ordered from it, after an answer that got lost. */
export const takenOutRemembered = 90 * 24 * 3_600_000

/** Whether a change means that none of a line's pieces can be had any more. */
export const isOutOfReach = ({ kind }: CartChange): boolean => kind === 'gone' || kind === 'sold-out'

/** Whether anything in the cart can still be bought. */
export const canBeBought = ({ items }: Pick<Cart, 'items'>, changes: readonly CartChange[]): boolean =>
  items.some(({ id }) => !changes.some((change) => change.id === id && isOutOfReach(change)))

/** The cart as it can be bought now: current prices, no more pieces than there are, without what is gone. */
export const withCurrentArtworks = (cart: Cart, current: readonly CurrentArtwork[]): Cart => ({
  items: cart.items.flatMap((item) => {
    const now = current.find(({ id }) => id === item.id)
    if (!now || !isForSale(now) || now.stock === 0) return []
    return [{ ...item, price: now.price, stock: now.stock, quantity: Math.min(item.quantity, now.stock) }]
  }),
  error: null,
})
