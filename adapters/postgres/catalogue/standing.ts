import { type ExpressionWrapper, expressionBuilder } from 'kysely'
import type { Tables } from '../schemas.ts'

const artwork = expressionBuilder<Tables, 'artworks'>()
const { and, lit, ref } = artwork

/** `isGone` of a row of artworks. */
export const gone = and([
  artwork('price_cents', '>', lit(0)),
  artwork('stock', '=', lit(0)),
  artwork('held_until', 'is', null),
])

/**
 * By what a list of what people care for is sorted; domain/catalogue/artwork.ts has the rule, indexes have the words: all
 * numbers in it are literal.
 */
const standing = (merit: 'trend' | 'popularity'): ExpressionWrapper<Tables, 'artworks', number> =>
  artwork
    .case()
    .when(gone)
    .then(artwork(merit, '-', lit(1_000_000_000)))
    .else(ref(merit))
    .end()

export const standingByTrend = standing('trend')
export const standingBySales = standing('popularity')
