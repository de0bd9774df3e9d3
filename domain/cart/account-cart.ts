import { isForSale } from '#domain/catalogue/artwork.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { addToCart, type Cart, type CartItem, emptyCart, mergeCarts, setQuantity } from './cart.ts'
import { noLongerForSale } from './work-news.ts'

/** Different works that an account's cart can hold. */
export const mostLines = 500

/** @throws DomainError rule-broken 'not-a-quantity' */
export function mustBeQuantity(quantity: number): void {
  if (!Number.isInteger(quantity) || quantity < 1)
    throw new DomainError('rule-broken', 'not-a-quantity', 'A quantity is at least 1.', {
      quantity: 'A quantity is at least 1',
    })
}

/**
 * A cart in which `quantity` pieces of a work are wanted, as the work is now; it enters the cart where it is not in it
 * yet. Capped at the stock, which the error then says.
 * @throws DomainError rule-broken 'not-a-quantity', 'not-for-sale' or 'too-many-works'
 */
export function wantPieces(cart: Cart, work: Omit<CartItem, 'quantity'>, quantity: number): Cart {
  mustBeQuantity(quantity)
  if (!isForSale(work)) throw new DomainError('rule-broken', 'not-for-sale', noLongerForSale(work.title))
  const isThere = cart.items.some(({ id }) => id === work.id)
  if (!isThere && cart.items.length >= mostLines)
    throw new DomainError(
      'rule-broken',
      'too-many-works',
      `A cart holds at most ${mostLines} different works.`,
    )
  const entered = isThere ? asItIsNow(cart, work) : addToCart(cart, work)
  return entered.error === null ? setQuantity(entered, work.id, quantity) : entered
}

const asItIsNow = (cart: Cart, work: Omit<CartItem, 'quantity'>): Cart => ({
  items: cart.items.map((item) => (item.id === work.id ? { ...work, quantity: item.quantity } : item)),
  error: null,
})

/**
 * An account's cart after a browser's cart has been brought into it, as its works are now: quantities of the same work add
 * up, capped at the stock. What is sold out does not come in; what the account has wanted before stays, as it is to be
 * told, not silently taken.
 */
export function bringIn(account: Cart, brought: readonly CartItem[]): Cart {
  const merged = mergeCarts(account, { ...emptyCart, items: brought.filter(isForSale) }).items
  const kept = account.items.map((item) => merged.find(({ id }) => id === item.id) ?? item)
  const entered = merged.filter(({ id }) => !account.items.some((item) => item.id === id))
  return { items: [...kept, ...entered].slice(0, Math.max(mostLines, kept.length)), error: null }
}
