import { expressionBuilder, sql } from 'kysely'
import type { Tables } from './schemas.ts'

const { eb, fn, val } = expressionBuilder<Tables>()

/** One id, or a list of them, which may be of any length: each is a statement of its own. */
export interface SomeIds {
  readonly id?: string
  readonly ids?: readonly string[]
}

/** For `preparedByShape`: a single one is found more cheaply than by a list, whatever it is. */
export const someIds = (ids: readonly string[]): SomeIds =>
  ids.length === 1 && ids[0] !== undefined ? { id: ids[0] } : { ids }

/** Whether a column holds one of them; `ids` are those that a statement is built with. */
export const isOneOf = (column: `${keyof Tables}.id`, { id, ids }: SomeIds) =>
  eb(sql.ref<string>(column), '=', id === undefined ? fn.any(val(ids ?? [])) : val(id))
