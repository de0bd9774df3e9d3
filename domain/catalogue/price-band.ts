import { type Cents, centsFrom } from '#domain/shared/money.ts'

/** One line of the price dropdowns. Both edges are inclusive, in dollars; null is open. */
export interface PriceBand {
  /** How the band is called in an address; empty for all prices. */
  readonly slug: string
  readonly label: string
  readonly priceMin: number | null
  readonly priceMax: number | null
}

/**
 * The price ranges of Home and Gallery. An edge belongs to both neighbours ('$100 - $500' and '$500 - $1000' show a
 * work of $500), while 'Under' and 'Over' mean what they say.
 */
export const priceBands = [
  { slug: '', label: 'Price: All', priceMin: null, priceMax: null },
  { slug: 'under-100', label: 'Under $100', priceMin: null, priceMax: 99.99 },
  { slug: '100-500', label: '$100 - $500', priceMin: 100, priceMax: 500 },
  { slug: '500-1000', label: '$500 - $1000', priceMin: 500, priceMax: 1000 },
  { slug: 'over-1000', label: 'Over $1000', priceMin: 1000.01, priceMax: null },
] as const satisfies readonly PriceBand[]

/** The band that a slug names; null when it names none. */
export const priceBandFrom = (slug: string): PriceBand | null =>
  priceBands.find((band) => band.slug === slug) ?? null

/** Whether a price lies in a band. What is not for sale lies in no band but 'Price: All'. */
export function isInBand(price: Cents, { priceMin, priceMax }: PriceBand): boolean {
  if (priceMin === null && priceMax === null) return true
  if (price === 0) return false
  return (
    (priceMin === null || price >= centsFrom(priceMin)) && (priceMax === null || price <= centsFrom(priceMax))
  )
}
