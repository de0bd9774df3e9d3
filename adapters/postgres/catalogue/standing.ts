/** Whether a row of artworks is sold out. */
export const soldOut = 'price_cents > 0 and stock = 0'

/** By what a list of what people care for is sorted; domain/catalogue/artwork.ts has the rule, indexes have the words. */
const standing = (merit: string): string =>
  `(case when ${soldOut} then ${merit} - 1000000000 else ${merit} end)`

export const standingByTrend = standing('trend')
export const standingBySales = standing('popularity')
