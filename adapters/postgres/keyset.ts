import { type Expression, type SelectQueryBuilder, sql } from 'kysely'

export type Direction = 'asc' | 'desc'

/** A column that a list is sorted by, and what the place of a row says of it. */
export interface SortKey<Place> {
  readonly column: Expression<unknown>
  readonly at: (place: Place) => Expression<unknown>
}

/** A list's order: by one column after the other, the last of which tells any two rows apart. */
export interface KeysetOrder<Place> {
  readonly by: readonly SortKey<Place>[]
  readonly direction: Direction
}

const comparisons = { asc: '>', desc: '<' } as const

// The query builder compares rows of a length that is known to its types alone.
const rowOf = (values: readonly Expression<unknown>[]) => sql`(${sql.join(values)})`

/** Rows in an order, from behind a place on; an index over the order's columns finds them without those before. */
export function along<DB, TB extends keyof DB, O, Place>(
  rows: SelectQueryBuilder<DB, TB, O>,
  { by, direction }: KeysetOrder<Place>,
  after: Place | null,
): SelectQueryBuilder<DB, TB, O> {
  const rest = after
    ? rows.where(
        rowOf(by.map(({ column }) => column)),
        comparisons[direction],
        rowOf(by.map(({ at }) => at(after))),
      )
    : rows
  return sortedBy(rest, { by, direction })
}

/** The same order from its beginning. */
export const sortedBy = <DB, TB extends keyof DB, O>(
  rows: SelectQueryBuilder<DB, TB, O>,
  {
    by,
    direction,
  }: { readonly by: readonly Pick<SortKey<never>, 'column'>[]; readonly direction: Direction },
): SelectQueryBuilder<DB, TB, O> => by.reduce((sorted, { column }) => sorted.orderBy(column, direction), rows)
