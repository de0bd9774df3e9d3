import type { Cents } from '#domain/shared/money.ts'

/** A price range of the dropdowns. Both bounds are inclusive; no bound is open. */
export interface PriceBand {
  /** What stands in an address. */
  readonly slug: string
  readonly label: string
  readonly min: Cents | undefined
  readonly max: Cents | undefined
}

/** What the price dropdown says while no range is chosen. */
export const anyPriceLabel = 'Price: All'

/**
 * An edge belongs to both neighbours ($500 is found in '$100 - $500' and in '$500 - $1000'), while 'Under' and 'Over'
 * mean what they say.
 */
export const priceBands: readonly PriceBand[] = [
  { slug: 'under-100', label: 'Under $100', min: undefined, max: 9_999 },
  { slug: '100-500', label: '$100 - $500', min: 10_000, max: 50_000 },
  { slug: '500-1000', label: '$500 - $1000', min: 50_000, max: 100_000 },
  { slug: 'over-1000', label: 'Over $1000', min: 100_001, max: undefined },
]

/** The band that a slug names; null when it names none. */
export const priceBandFrom = (slug: string): PriceBand | null =>
  priceBands.find((band) => band.slug === slug) ?? null
