import type { ExpressionBuilder } from 'kysely'
import type { Tables } from '../../schemas.ts'

/** Builds the parts of an account's export: expressions, each of which gives one of them as JSON. */
export type Everything = ExpressionBuilder<Tables, never>

/** Whose export it is. */
export interface Owner {
  readonly userId: string
  /** As `shownAddresses` gives them. */
  readonly shown: readonly string[]
}
