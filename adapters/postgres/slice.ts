import {
  type AliasableExpression,
  type AnyColumn,
  type Expression,
  expressionBuilder,
  type SelectQueryBuilder,
  sql,
} from 'kysely'
import type { Place, Slice } from '#application/shared/keyset.ts'
import { countLimit } from '#application/shared/page.ts'
import type { Database } from './database.ts'
import { along, type KeysetOrder } from './keyset.ts'
import type { Tables } from './schemas.ts'
import { epochMilliseconds, timeAt } from './time-expressions.ts'

type Key = AliasableExpression<unknown>
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

const { cast, fn, lit, val } = expressionBuilder<Tables>()

const placeOf: Readonly<Record<Kind, (key: Key) => Key>> = {
  time: (key) => cast(epochMilliseconds(key), 'bigint'),
  integer: (key) => key,
  text: (key) => key,
}
const boundOf: Readonly<Record<Kind, (place: string) => Expression<unknown>>> = {
  time: (place) => timeAt(val(place)),
  integer: (place) => cast(val(place), 'bigint'),
  text: (place) => val(place),
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
      { column: id, at: (place) => cast(val(place.id), ids) },
    ],
    direction,
  }
  const page = along(rows, order, after)
    .select([id.as('id'), key.as('sorted_by'), placeOf[kind](key).as('place')])
    .limit(limit + 1)
  const all = rows.select(lit(1).as('one')).limit(countLimit)
  const shown = show(
    db
      .selectFrom(page.as('page'))
      .select([
        cast(sql.ref('page.place'), 'text').as('at_key'),
        cast(sql.ref('page.id'), 'text').as('at_id'),
        (after
          ? cast<number | null>(lit(null), 'integer')
          : db.selectFrom(all.as('counted')).select(fn.countAll<number>().as('count'))
        ).as('counted'),
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
