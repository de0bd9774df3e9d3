import type { Place, Slice } from '#application/shared/keyset.ts'
import { countLimit } from '#application/shared/page.ts'
import type { Parameters } from './catalogue/parameters.ts'
import type { Sql } from './sql.ts'

export interface KeysetQuery {
  readonly table: string
  /** What a row of it is called in `columns`; the table's own name unless told. */
  readonly row?: string
  /** What is shown of a row of the table. */
  readonly columns: string
  /** Each a condition on a row of the table. */
  readonly conditions: readonly string[]
  readonly parameters: Parameters
  /** What it is sorted by: a time, a whole number, or a text. */
  readonly key: string
  readonly kind: 'time' | 'integer' | 'text'
  readonly direction: 'asc' | 'desc'
  /** What its ids are; ours, unless told. */
  readonly ids?: 'uuid' | 'bigint'
}

const placeOf = {
  time: (key: string) => `round(extract(epoch from ${key}) * 1000)::bigint`,
  integer: same,
  text: same,
}
const boundOf = {
  time: (given: string) => `timestamptz 'epoch' + ${given}::float8 * interval '1 millisecond'`,
  integer: (given: string) => `${given}::bigint`,
  text: (given: string) => given,
}

function same(key: string): string {
  return key
}

/** A page's rows by one statement: which ones they are is known before anything else of them is read. */
export async function keysetSlice<Row>(
  sql: Sql,
  {
    table,
    row: alias = table,
    columns,
    conditions,
    parameters,
    key,
    kind,
    direction,
    ids = 'uuid',
  }: KeysetQuery,
  limit: number,
  after: Place | null,
): Promise<Slice<Row>> {
  const chosen = conditions.length > 0 ? conditions.join(' and ') : 'true'
  const total = after
    ? 'null::int'
    : `(select count(*)::int from (select 1 from ${table} where ${chosen} limit ${countLimit}) as counted)`
  const behind = after
    ? `and (${key}, id) ${direction === 'asc' ? '>' : '<'}
       (${boundOf[kind](parameters.add(after.key))}, ${parameters.add(after.id)}::${ids})`
    : ''
  const rows = await sql<Row & { readonly at_place: Place; readonly counted: number | null }>(
    `select ${columns}, json_build_object('key', page.place::text, 'id', page.id::text) as at_place, ${total} as counted
     from (select id, ${key} as sorted_by, ${placeOf[kind](key)} as place from ${table}
       where ${chosen} ${behind} order by ${key} ${direction}, id ${direction} limit ${limit + 1}) as page
     join ${table} ${alias} on ${alias}.id = page.id
     order by page.sorted_by ${direction}, page.id ${direction}`,
    parameters.values,
  )
  const shown = rows.slice(0, limit)
  return {
    items: shown.map(({ at_place: _place, counted: _counted, ...row }) => row as Row),
    last: rows.length > limit ? (shown.at(-1)?.at_place ?? null) : null,
    total: after ? null : (rows[0]?.counted ?? 0),
  }
}
