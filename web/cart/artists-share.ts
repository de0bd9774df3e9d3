import { type CartItem, lineTotal } from '#domain/cart/cart.ts'
import { splitPrice } from '#domain/fair-pay/price-split.ts'
import type { Cents } from '#domain/shared/money.ts'
import type { GalleryArtwork } from './cart-lines.ts'

/** The platform's fee in percent, to a tenth, as the dearest work tells it most exactly; null when none tells. */
function feePercent(works: readonly GalleryArtwork[]): number | null {
  const [first, ...others] = works
  if (!first) return null
  const { price, artistReceives } = others.reduce(
    (one, other) => (other.price > one.price ? other : one),
    first,
  )
  return Math.round((1 - artistReceives / price) * 1000) / 10
}

/** What the artists get of these lines; each artist's part is rounded by itself, as in the order. Null when unknown. */
export function artistsShare(items: readonly CartItem[], works: readonly GalleryArtwork[]): Cents | null {
  const fee = feePercent(works)
  if (fee === null) return null
  return [...Map.groupBy(items, ({ artist }) => artist.id).values()]
    .map((lines) => lines.reduce((sum, line) => sum + lineTotal(line), 0))
    .reduce((sum, subtotal) => sum + splitPrice(subtotal, fee).artist, 0)
}
