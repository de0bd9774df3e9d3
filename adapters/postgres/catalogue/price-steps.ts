import { priceBands } from '#domain/catalogue/price-band.ts'

const edges = priceBands.flatMap(({ min, max }) => [
  min === undefined ? [] : min,
  max === undefined ? [] : max + 1,
])

/** Where the steps begin, in cents, by which works are kept counted: the edges of the price bands; 0 is for what is not for sale. */
export const priceSteps: ReadonlySet<number> = new Set([0, 1, ...edges.flat()])
