import { expressionBuilder, sql } from 'kysely'
import type { Tables } from './schemas.ts'

const { val } = expressionBuilder<Tables>()

/** A list of one column, and what PostgreSQL calls what is in it. */
export interface Column<Value> {
  readonly of: 'uuid' | 'int' | 'bigint' | 'bool' | 'text' | 'timestamptz' | 'jsonb'
  /** Or a placeholder. */
  readonly values: readonly Value[]
}

type Columns<Row> = { readonly [Name in keyof Row]: Column<Row[Name]> }

/**
 * A table made of lists side by side, for `selectFrom`; `place` counts its rows from 1. However many there are, it is the same
 * statement.
 * @param name what the table is called; its columns are called as the lists are
 */
export function listsAsTable<Row extends object, Name extends string>(name: Name, columns: Columns<Row>) {
  const lists = Object.values<Column<unknown>>(columns)
  // The query builder casts to no list.
  const given = lists.map(({ of, values }) => sql`${val(values)}::${sql.raw(of)}[]`)
  // The query builder knows no table made of lists.
  const table = sql<Row & { readonly place: number }>`unnest(${sql.join(given)}) with ordinality`
  const names = [...Object.keys(columns), 'place'].map((column) => sql.ref(column))
  // The query builder names no columns of such a table.
  return table.as<Name>(sql`${sql.ref(name)} (${sql.join(names)})`)
}
