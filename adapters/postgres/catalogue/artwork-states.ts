import { expressionBuilder, sql } from 'kysely'
import type { WorkState } from '#domain/catalogue/publishing.ts'
import type { Tables } from '../schemas.ts'
import type { Condition } from './artwork-conditions.ts'

const artwork = expressionBuilder<Tables, 'artworks'>()
const { and, lit } = artwork
const isOnShow = artwork('visibility', '=', sql.lit('public'))

/** The rows of artworks that are in a state, as stateOf in domain/catalogue/publishing.ts tells it; rules-in-sql.test.ts compares. */
export const isInState: Readonly<Record<WorkState, Condition>> = {
  draft: artwork('visibility', '=', 'draft'),
  hidden: artwork('visibility', '=', 'hidden'),
  public: and([isOnShow, artwork('stock', '>', lit(0))]),
  'sold-out': and([isOnShow, artwork('stock', '=', lit(0))]),
}
