import { type AliasedExpression, expressionBuilder, sql } from 'kysely'
import type { ArtworkOrder } from '#application/catalogue/artwork-reader.ts'
import type { Database } from '../database.ts'
import { along, type Direction, type KeysetOrder, sortedBy } from '../keyset.ts'
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

const isByPrice = (order: ArtworkOrder): boolean => order.startsWith('price')
const directionOf = (order: ArtworkOrder): Direction => (order === 'price-asc' ? 'asc' : 'desc')

/** An order of matches: their keys say what it goes by. */
export const orderOfMatches = (order: ArtworkOrder): KeysetOrder<GivenPlace> => ({
  by: isByPrice(order) ? [by(found.ref('key')), byId] : [by(found.ref('key')), byTime, byId],
  direction: directionOf(order),
})

const onPage = expressionBuilder<{ page: Match }, 'page'>()

/** The order of a page once more, by what it is called beside the works that are read for it. */
export const orderOfPage = (order: ArtworkOrder) => ({
  by: (isByPrice(order) ? (['key', 'id'] as const) : (['key', 'created_at', 'id'] as const)).map((name) => ({
    column: onPage.ref(`page.${name}`),
  })),
  direction: directionOf(order),
})

/** The works of a page as they are shown, in its order. */
export const shown = (db: Database, page: AliasedExpression<Match, 'page'>, order: ArtworkOrder) =>
  sortedBy(
    db
      .selectFrom(page)
      .innerJoin('artworks as work', 'work.id', 'page.id')
      .select([...listedColumns, 'page.key']),
    orderOfPage(order),
  )
