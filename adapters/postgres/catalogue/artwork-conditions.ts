import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { ArtworkSelection } from '#application/catalogue/artwork-reader.ts'
import { isId } from '../row-id.ts'
import type { Tables } from '../schemas.ts'

export type Condition = Expression<SqlBool>

/** What a selection wishes of works, as columns can hold it; what nobody wishes is left out. */
export interface Wishes extends Omit<ArtworkSelection, 'sought' | 'priceMin' | 'priceMax'> {
  /** Cents, both inclusive. */
  readonly priceFrom?: number | undefined
  readonly priceTo?: number | undefined
  /** The tsquery of the words that are sought. */
  readonly search?: string | undefined
}

const largestInt = 2_147_483_647

/**
 * @param search the tsquery, where words are sought
 * @returns null where nothing can be found
 */
export function wishesOf(
  { sought: _sought, priceMin, priceMax, ids, ...rest }: ArtworkSelection,
  search: string | undefined,
): Wishes | null {
  if (rest.artist !== undefined && !isId(rest.artist)) return null
  const byPrice = priceMin !== undefined || priceMax !== undefined
  return {
    ...rest,
    ids: ids?.filter(isId),
    priceFrom: byPrice ? Math.min(Math.max(priceMin ?? 1, 1), largestInt) : undefined,
    priceTo: priceMax === undefined ? undefined : Math.min(priceMax, largestInt),
    search,
  }
}

const artwork = expressionBuilder<Tables, 'artworks'>()

/** Which works hang, in the words of the indexes: those of a part of the works need the very words. */
export const isPublic: Condition = artwork.ref('public')
const saysMedium = artwork('medium', '<>', sql.lit(''))

const row = expressionBuilder<Tables, 'artworks' | 'artists'>()

/** That the words of a work or an artist match a tsquery. */
export const matches = (tsquery: string): Condition => row('search', '@@', sql<string>`${tsquery}::tsquery`)

/** That a work or an artist is one of these; all have to be ids. */
export const isAnyOf = (ids: readonly string[]): Condition => row('id', '=', row.fn.any(row.val(ids)))

/** The condition on artworks that wishes mean. Each may be a placeholder. */
export function artworkConditions(wishes: Wishes): Condition {
  const { category, medium, orientation, colour, maxWidth, maxHeight, artist, ids, pictured } = wishes
  const conditions: Condition[] = [isPublic]
  if (medium !== undefined) conditions.push(artwork('medium', '=', medium), saysMedium)
  if (orientation !== undefined) conditions.push(artwork('orientation', '=', orientation))
  if (colour !== undefined) conditions.push(artwork('colour', '=', colour))
  if (maxWidth !== undefined) conditions.push(artwork('width_cm', '<=', maxWidth))
  if (maxHeight !== undefined) conditions.push(artwork('height_cm', '<=', maxHeight))
  if (category !== undefined) conditions.push(artwork('category', '=', category))
  if (wishes.priceFrom !== undefined) conditions.push(artwork('price_cents', '>=', wishes.priceFrom))
  if (wishes.priceTo !== undefined) conditions.push(artwork('price_cents', '<=', wishes.priceTo))
  if (artist !== undefined) conditions.push(artwork('artist_id', '=', artist))
  if (ids !== undefined) conditions.push(isAnyOf(ids))
  if (pictured !== undefined) conditions.push(artwork('orientation', 'is not', null))
  if (wishes.search !== undefined) conditions.push(matches(wishes.search))
  return artwork.and(conditions)
}
