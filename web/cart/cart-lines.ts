import type { ArtworkView, Catalogue } from '#application/catalogue/contract.ts'
import { maximalLimit } from '#application/shared/page.ts'
import type { Cart, CartItem } from '#domain/cart/cart.ts'
import type { CurrentArtwork } from '#domain/cart/cart-changes.ts'

/** A line taken out of the cart, and where it stood. */
export interface Removal {
  readonly item: CartItem
  readonly index: number
}

/** What a cart remembers of a work; its first picture is enough. */
export const lineOf = (artwork: ArtworkView): Omit<CartItem, 'quantity'> => ({
  id: artwork.id,
  title: artwork.title,
  price: artwork.price,
  stock: artwork.stock,
  images: artwork.images.slice(0, 1),
  artist: artwork.artist,
})

export function removalOf({ items }: Cart, id: string): Removal | null {
  const index = items.findIndex((item) => item.id === id)
  const item = items[index]
  return item ? { item, index } : null
}

/** The cart with a removed line where it stood; as it is when the same work has come back meanwhile. */
export const putBack = (cart: Cart, { item, index }: Removal): Cart =>
  cart.items.some(({ id }) => id === item.id)
    ? cart
    : { items: cart.items.toSpliced(index, 0, item), error: null }

export const currentOf = ({ id, price, stock, heldUntil }: ArtworkView): CurrentArtwork => ({
  id,
  price,
  stock,
  heldUntil,
})

/** The works of a cart as the gallery shows them now. */
export async function currentArtworks(
  catalogue: Catalogue,
  ids: readonly string[],
): Promise<readonly CurrentArtwork[]> {
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(ids.length / maximalLimit) }, (_, page) =>
      catalogue.artworks({
        ids: ids.slice(page * maximalLimit, (page + 1) * maximalLimit),
        limit: maximalLimit,
      }),
    ),
  )
  return pages.flatMap(({ items }) => items.map(currentOf))
}

/** How many there are of the works now, where the cart's lines do not ask for more; the same cart where that is known. */
export function withCurrentStock(cart: Cart, current: readonly CurrentArtwork[]): Cart {
  const items = cart.items.map((item) => {
    const now = current.find(({ id }) => id === item.id)
    return now && now.stock >= item.quantity && now.stock !== item.stock
      ? { ...item, stock: now.stock }
      : item
  })
  return items.some((item, index) => item !== cart.items[index]) ? { ...cart, items } : cart
}
