import type { ArtworkListRequest } from '#application/catalogue/contract.ts'
import { categoryFrom } from '#domain/catalogue/category.ts'
import { anyPriceLabel, priceBandFrom, priceBands } from '#domain/catalogue/price-band.ts'
import { failureText } from '#web/failure-text.ts'

export const priceOptions = [
  { value: '', label: anyPriceLabel },
  ...priceBands.map(({ slug, label }) => ({ value: slug, label })),
]

/** What is said when trending works did not come. */
export const trendingFailure = (error: unknown): string =>
  failureText(error, 'Failed to get Trending artworks')

/** Works shown at once; 'Load More Artworks' brings as many again. */
export const shownAtOnce = 6

/** Two of them may hang on the title wall already. */
const askedAtOnce = shownAtOnce + 2

/** Whether the list is narrowed at all. */
export const isNarrowed = (query: URLSearchParams): boolean => {
  const { category, priceMin, priceMax } = trendingRequest(query)
  return category !== undefined || priceMin !== undefined || priceMax !== undefined
}

/** What the trending list of an address with these filters asks for. */
export function trendingRequest(query: URLSearchParams): ArtworkListRequest {
  const price = priceBandFrom(query.get('price') ?? '')
  return {
    category: categoryFrom(query.get('category') ?? '') ?? undefined,
    priceMin: price?.min,
    priceMax: price?.max,
    limit: askedAtOnce,
  }
}
