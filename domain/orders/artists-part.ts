import { type PriceSplit, splitPrice } from '#domain/fair-pay/price-split.ts'
import { sumOf } from '#domain/shared/money.ts'
import { orderPrice, type PricedPieces } from './order-price.ts'

/** Who gets what of these lines: each artist's part is rounded by itself, as the books have it. */
export function splitLines(
  lines: readonly (PricedPieces & { readonly artist: { readonly id: string } })[],
  feePercent: number,
): PriceSplit {
  const parts = [...Map.groupBy(lines, ({ artist }) => artist.id).values()].map((own) =>
    splitPrice(orderPrice(own).subtotal, feePercent),
  )
  return {
    artist: sumOf(parts.map(({ artist }) => artist)),
    platform: sumOf(parts.map(({ platform }) => platform)),
  }
}
