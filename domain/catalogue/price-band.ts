/** A price range of the dropdowns. Bounds in dollars, both inclusive; no bound is open. */
export interface PriceBand {
  /** What stands in an address. */
  readonly slug: string
  readonly label: string
  readonly min: number | undefined
  readonly max: number | undefined
}

/** What the price dropdown says while no range is chosen. */
export const anyPriceLabel = 'Price: All'

/**
 * An edge belongs to both neighbours ($500 is found in '$100 - $500' and in '$500 - $1000'), while 'Under' and 'Over'
 * mean what they say.
 */
export const priceBands: readonly PriceBand[] = [
  { slug: 'under-100', label: 'Under $100', min: undefined, max: 99.99 },
  { slug: '100-500', label: '$100 - $500', min: 100, max: 500 },
  { slug: '500-1000', label: '$500 - $1000', min: 500, max: 1000 },
  { slug: 'over-1000', label: 'Over $1000', min: 1000.01, max: undefined },
]

/** The band that a slug names; null when it names none. */
export const priceBandFrom = (slug: string): PriceBand | null =>
  priceBands.find((band) => band.slug === slug) ?? null
