import type { Cents } from '#domain/shared/money.ts'

/** Who gets what of a price. The two parts sum to the price, to the cent. */
export interface PriceSplit {
  readonly artist: Cents
  readonly platform: Cents
}

export const defaultFeePercent = 15

/** What the artist receives of a price, in percent. */
export const artistPercent = (feePercent: number): number => Number((100 - feePercent).toFixed(2))

/** Splits a sum; the artist's part is rounded to the cent, half a cent upwards. A fee has at most two decimals. */
export function splitPrice(price: Cents, feePercent: number = defaultFeePercent): PriceSplit {
  // In hundredths of a percent, which are whole: 99.96 % of a price would lose half a cent on the way.
  const share = 10_000 - Math.round(feePercent * 100)
  const artist = Math.round((price * share) / 10_000)
  return { artist, platform: price - artist }
}
