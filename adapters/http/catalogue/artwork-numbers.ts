import { largestCm } from '#domain/catalogue/dimensions.ts'
import { highestPrice, largestStock } from '#domain/catalogue/price-and-stock.ts'
import { dollarsFrom } from '#domain/shared/money.ts'
import { earliestYear, latestYear } from '#domain/shared/year.ts'
import { dollars } from '../openapi/operation.ts'

/** What the numbers of a work may be, as the API's description tells it; the rules are the domain's. */
export const artworkNumbers = {
  price: { ...dollars, minimum: 0.01, maximum: dollarsFrom(highestPrice) },
  stock: { type: 'integer', minimum: 0, maximum: largestStock },
  year: { type: 'integer', minimum: earliestYear, maximum: latestYear },
  centimetres: { type: 'number', exclusiveMinimum: 0, maximum: largestCm },
} as const
