import { type Cents, formatMoney } from '#domain/shared/money.ts'
import type { Cart, CartItem } from './cart.ts'

/** What a work is like now, as far as a cart cares. */
export interface CurrentArtwork {
  readonly id: string
  readonly price: Cents
  readonly stock: number
}

/** A line of the cart that is no longer what the shopper saw. */
export interface CartChange {
  readonly id: string
  readonly title: string
  readonly kind: 'gone' | 'sold-out' | 'less-left' | 'price-changed'
  /** A sentence for the shopper. */
  readonly text: string
}

/** Says that fewer pieces are left than are wanted. */
export const fewLeft = ({ title, stock }: { readonly title: string; readonly stock: number }): string =>
  `There ${stock === 1 ? 'is' : 'are'} only ${stock} left of “${title}”.`

function changesOf(item: CartItem, now: CurrentArtwork | undefined): CartChange[] {
  const of = (kind: CartChange['kind'], text: string): CartChange => ({
    id: item.id,
    title: item.title,
    kind,
    text,
  })
  if (!now) return [of('gone', `“${item.title}” is no longer shown.`)]
  if (now.stock === 0) return [of('sold-out', `“${item.title}” is sold out.`)]
  const price =
    now.price === item.price
      ? []
      : [
          of(
            'price-changed',
            `“${item.title}” now costs ${formatMoney(now.price)} instead of ${formatMoney(item.price)}.`,
          ),
        ]
  const stock =
    now.stock < item.quantity ? [of('less-left', fewLeft({ title: item.title, stock: now.stock }))] : []
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

/** The cart as it can be bought now: current prices, no more pieces than there are, without what is gone. */
export const withCurrentArtworks = (cart: Cart, current: readonly CurrentArtwork[]): Cart => ({
  items: cart.items.flatMap((item) => {
    const now = current.find(({ id }) => id === item.id)
    if (!now || now.stock === 0) return []
    return [{ ...item, price: now.price, stock: now.stock, quantity: Math.min(item.quantity, now.stock) }]
  }),
  error: null,
})
