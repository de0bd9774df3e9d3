import type { CartItem } from '#domain/cart/cart.ts'
import { splitPrice } from '#domain/fair-pay/price-split.ts'
import { orderPrice } from '#domain/orders/order-price.ts'
import type { Cents } from '#domain/shared/money.ts'

/** What the artists get of these lines; each artist's part is rounded by itself, as in the order. */
export const artistsShare = (items: readonly CartItem[], feePercent: number): Cents =>
  [...Map.groupBy(items, ({ artist }) => artist.id).values()]
    .map((lines) => orderPrice(lines).subtotal)
    .reduce((sum, subtotal) => sum + splitPrice(subtotal, feePercent).artist, 0)
