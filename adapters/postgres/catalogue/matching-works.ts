import { type AliasedExpression, expressionBuilder, sql } from 'kysely'
import type { ArtworkOrder } from '#application/catalogue/artwork-reader.ts'
import type { Database } from '../database.ts'
import { along, type KeysetOrder } from '../keyset.ts'
import type { Tables } from '../schemas.ts'
import type { Condition } from './artwork-conditions.ts'
import { type ArtworksInOrder, by, byId, byTime, type GivenPlace } from './artwork-orders.ts'
import { listedColumns } from './artwork-rows.ts'

/** A work that a list has, before anything else of it is read. */
export interface Match {
  readonly id: string
  readonly created_at: Date
  readonly key: number
}

/** How many are wanted, from which place on. */
export interface Stretch {
  readonly limit: number
  readonly after: GivenPlace | null
}

const found = expressionBuilder<Tables & { found: Match; tally: { total: number } }, 'found'>()
export const { selectFrom } = found
/** Counted once: each row that tells it would count anew. */
export const counted = selectFrom('tally').select('total').$asScalar().$notNull()

/** Works from a place on, read along an index and no further than the limit. */
export const walk = ({ key, ...order }: ArtworksInOrder, condition: Condition, { limit, after }: Stretch) =>
  along(selectFrom('artworks').where(condition), order, after)
    .select(['id', 'created_at', key.as('key')])
    .limit(sql.lit(limit))

/** An order of matches: their keys say what it goes by. */
export const orderOfMatches = (order: ArtworkOrder): KeysetOrder<GivenPlace> => ({
  by: order.startsWith('price') ? [by(found.ref('key')), byId] : [by(found.ref('key')), byTime, byId],
  direction: order === 'price-asc' ? 'asc' : 'desc',
})

/** The works of a page as they are shown, in its order. */
export function shown(db: Database, page: AliasedExpression<Match, 'page'>, order: ArtworkOrder) {
  const { direction } = orderOfMatches(order)
  return db
    .selectFrom(page)
    .innerJoin('artworks as work', 'work.id', 'page.id')
    .select([...listedColumns, 'page.key'])
    .orderBy('page.key', direction)
    .$if(!order.startsWith('price'), (rows) => rows.orderBy('work.created_at', direction))
    .orderBy('work.id', direction)
}
