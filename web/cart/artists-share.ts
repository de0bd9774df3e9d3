import { type CartItem, lineTotal } from '#domain/cart/cart.ts'
import { splitPrice } from '#domain/fair-pay/price-split.ts'
import type { Cents } from '#domain/shared/money.ts'

/** What the artists get of these lines; each artist's part is rounded by itself, as in the order. */
export const artistsShare = (items: readonly CartItem[], feePercent: number): Cents =>
  [...Map.groupBy(items, ({ artist }) => artist.id).values()]
    .map((lines) => lines.reduce((sum, line) => sum + lineTotal(line), 0))
    .reduce((sum, subtotal) => sum + splitPrice(subtotal, feePercent).artist, 0)
