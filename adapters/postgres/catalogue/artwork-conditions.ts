import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { ArtworkSelection } from '#application/catalogue/artwork-reader.ts'
import type { Database } from '../database.ts'
import { isId } from '../row-id.ts'
import type { Tables } from '../schemas.ts'

export type Condition = Expression<SqlBool>

/** What a selection wishes of works, as columns can hold it; what nobody wishes is left out. */
export interface Wishes extends Omit<ArtworkSelection, 'sought' | 'priceMin' | 'priceMax'> {
  /** Cents, both inclusive; there are both or none. */
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
    priceTo: byPrice ? Math.min(priceMax ?? largestInt, largestInt) : undefined,
    search,
  }
}

const artwork = expressionBuilder<Tables, 'artworks'>()

/** Which works hang, in the words of the indexes: those of a part of the works need the very words. */
export const isPublic: Condition = artwork.ref('public')
const saysMedium = artwork('medium', '<>', sql.lit(''))

const row = expressionBuilder<Tables, 'artworks' | 'artists'>()

// The query builder casts to no tsquery.
const asTsquery = (words: string | Expression<string>) => sql<string>`${words}::tsquery`

/** That the words of a work or an artist match a tsquery. */
export const matches = (tsquery: string | Expression<string>): Condition =>
  row('search', '@@', asTsquery(tsquery))

/** The same planned one way, once, whatever the words are: PostgreSQL does not look into a question for them, and reads them once. */
export const matchesUnseen = (db: Database, tsquery: string): Condition =>
  row('search', '@@', db.selectNoFrom(asTsquery(tsquery).as('given')))

/** That a work or an artist is one of these; all have to be ids. */
export const isAnyOf = (ids: readonly string[]): Condition => row('id', '=', row.fn.any(row.val(ids)))

type Meaning<Wanted> = (wanted: NonNullable<Wanted>) => readonly Condition[]

/** What each wish means. Each value may be a placeholder. */
const meanings: { readonly [Name in keyof Required<Wishes>]: Meaning<Wishes[Name]> } = {
  medium: (medium) => [artwork('medium', '=', medium), saysMedium],
  orientation: (orientation) => [artwork('orientation', '=', orientation)],
  colour: (colour) => [artwork('colour', '=', colour)],
  maxWidth: (cm) => [artwork('width_cm', '<=', cm)],
  maxHeight: (cm) => [artwork('height_cm', '<=', cm)],
  category: (category) => [artwork('category', '=', category)],
  priceFrom: (cents) => [artwork('price_cents', '>=', cents)],
  priceTo: (cents) => [artwork('price_cents', '<=', cents)],
  artist: (id) => [artwork('artist_id', '=', id)],
  ids: (ids) => [isAnyOf(ids)],
  pictured: () => [artwork('orientation', 'is not', null)],
  search: (tsquery) => [matches(tsquery)],
}
const wishNames = Object.keys(meanings) as readonly (keyof Wishes)[]

function meaningOf<Name extends keyof Wishes>(name: Name, wishes: Wishes): readonly Condition[] {
  const wanted = wishes[name]
  return wanted === undefined ? [] : meanings[name](wanted)
}

/** The condition on artworks that wishes mean. Each may be a placeholder. */
export const artworkConditions = (wishes: Wishes): Condition =>
  artwork.and([isPublic, ...wishNames.flatMap((name) => meaningOf(name, wishes))])
