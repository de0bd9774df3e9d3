import { type AnyColumn, type Expression, type SelectQueryBuilder, sql } from 'kysely'
import type { Place, Slice } from '#application/shared/keyset.ts'
import { countLimit } from '#application/shared/page.ts'
import type { Database } from './database.ts'
import { along, type KeysetOrder } from './keyset.ts'
import type { Tables } from './schemas.ts'

type Key = Expression<unknown>
type Kind = 'time' | 'integer' | 'text'

/** The rows of a page, by their ids, in their order. */
type Page = SelectQueryBuilder<Tables & { page: { id: string } }, 'page', object>

export interface SliceQuery<Table extends keyof Tables, Row> {
  /** The rows of the list, chosen but not sorted. */
  readonly rows: SelectQueryBuilder<Tables, Table, object>
  /** What is shown of those on a page: joins the table to `page.id` and selects. */
  readonly show: (page: Page) => { execute(): Promise<Row[]> }
  /** What the list is sorted by before the id: a time, a whole number, or a text. */
  readonly key: AnyColumn<Tables, Table> | Key
  readonly kind: Kind
  readonly direction: 'asc' | 'desc'
  /** What its ids are; ours, unless told. */
  readonly ids?: 'uuid' | 'bigint'
}

interface Placed {
  readonly at_key: string
  readonly at_id: string
  readonly counted: number | null
}

const placeOf: Readonly<Record<Kind, (key: Key) => Key>> = {
  time: (key) => sql`round(extract(epoch from ${key}) * 1000)::bigint`,
  integer: (key) => key,
  text: (key) => key,
}
const boundOf: Readonly<Record<Kind, (place: string) => Key>> = {
  time: (place) => sql`timestamptz 'epoch' + ${place}::float8 * interval '1 millisecond'`,
  integer: (place) => sql`${place}::bigint`,
  text: (place) => sql`${place}`,
}

/**
 * A slice of a list by one statement: which rows they are is known before anything else of them is read.
 * @throws Unavailable when the database is away
 */
export async function sliceOf<Table extends keyof Tables, Row extends object>(
  db: Database,
  { rows, show, key: given, kind, direction, ids = 'uuid' }: SliceQuery<Table, Row>,
  limit: number,
  after: Place | null,
): Promise<Slice<Row>> {
  const key: Key = typeof given === 'string' ? sql.ref(given) : given
  const id = sql.ref<string>('id')
  const order: KeysetOrder<Place> = {
    by: [
      { column: key, at: (place) => boundOf[kind](place.key) },
      { column: id, at: (place) => sql`${place.id}::${sql.raw(ids)}` },
    ],
    direction,
  }
  const page = along(rows, order, after)
    .select([id.as('id'), sql`${key}`.as('sorted_by'), sql`${placeOf[kind](key)}`.as('place')])
    .limit(limit + 1)
  const all = rows.select(sql`1`.as('one')).limit(countLimit)
  const shown = show(
    db
      .selectFrom(page.as('page'))
      .select([
        sql`page.place::text`.as('at_key'),
        sql`page.id::text`.as('at_id'),
        (after ? sql`null::int` : sql`(select count(*)::int from (${all}) as counted)`).as('counted'),
      ])
      .orderBy('page.sorted_by', direction)
      .orderBy('page.id', direction),
  )
  const found = (await shown.execute()) as (Row & Placed)[]
  const items = found.slice(0, limit)
  const last = found.length > limit ? items.at(-1) : undefined
  return {
    items: items.map(({ at_key: _key, at_id: _id, counted: _counted, ...row }) => row as unknown as Row),
    last: last ? { key: last.at_key, id: last.at_id } : null,
    total: after ? null : (found[0]?.counted ?? 0),
  }
}
