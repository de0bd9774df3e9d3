import { expressionBuilder, sql } from 'kysely'
import type { Tables } from './schemas.ts'

const { eb, fn, val } = expressionBuilder<Tables>()

/** One id, or a list of them: a list may be of any length, so that PostgreSQL plans it anew each time. */
export interface SomeIds {
  readonly id?: string
  readonly ids?: readonly string[]
}

/** For `preparedByShape`: a single one makes a statement of its own, which is planned once. */
export const someIds = (ids: readonly string[]): SomeIds =>
  ids.length === 1 && ids[0] !== undefined ? { id: ids[0] } : { ids }

/** Whether a column holds one of them; `ids` are those that a statement is built with. */
export const isOneOf = (column: `${keyof Tables}.id`, { id, ids }: SomeIds) =>
  eb(sql.ref<string>(column), '=', id === undefined ? fn.any(val(ids ?? [])) : val(id))
