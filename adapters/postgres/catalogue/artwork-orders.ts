import { type AliasableExpression, type Expression, expressionBuilder } from 'kysely'
import type { ArtworkOrder, ArtworkPlace } from '#application/catalogue/artwork-reader.ts'
import type { KeysetOrder, SortKey } from '../keyset.ts'
import type { Tables } from '../schemas.ts'
import { standingBySales } from './standing.ts'

/** A work's place in an order, as columns hold it. */
export interface GivenPlace {
  readonly key: number
  readonly time: Date
  readonly id: string
}

/** The names of it. */
export const placeNames: ReadonlySet<string> = new Set(['key', 'time', 'id'] satisfies (keyof GivenPlace)[])

/** What a statement is given of where a page begins: nothing at the beginning of the list. */
export const givenPlace = (after: ArtworkPlace | null): Partial<GivenPlace> =>
  after ? { key: after.key, time: new Date(after.createdAt), id: after.id } : {}

/** Where a page begins, out of what a statement is given; null for the beginning of the list. */
export const placeIn = ({ key, time, id }: Partial<GivenPlace>): GivenPlace | null =>
  key === undefined || time === undefined || id === undefined ? null : { key, time, id }

const artwork = expressionBuilder<Tables, 'artworks'>()
const { fn, lit, ref, val } = artwork

export const byTime: SortKey<Pick<GivenPlace, 'time'>> = {
  column: ref('created_at'),
  at: ({ time }) => val(time),
}
export const byId: SortKey<Pick<GivenPlace, 'id'>> = { column: ref('id'), at: ({ id }) => val(id) }
export const by = (column: Expression<unknown>): SortKey<Pick<GivenPlace, 'key'>> => ({
  column,
  // A cursor may hold more than the column can.
  at: ({ key }) => artwork.cast(val(key), 'bigint'),
})

/** An order of works; an index goes along it, alone and within a category. */
export interface ArtworksInOrder extends KeysetOrder<GivenPlace> {
  /** What the place of a row keeps as its key. */
  readonly key: AliasableExpression<number>
}

const largestInt = 2_147_483_647
const cheapest = fn.coalesce(fn<number | null>('nullif', ['price_cents', lit(0)]), lit(largestInt))

export type SimpleOrder = Exclude<ArtworkOrder, 'best-match'>

export const orders: Readonly<Record<SimpleOrder, ArtworksInOrder>> = {
  newest: { by: [byTime, byId], key: lit(0), direction: 'desc' },
  popular: { by: [by(standingBySales), byTime, byId], key: standingBySales, direction: 'desc' },
  'price-desc': { by: [by(ref('price_cents')), byId], key: ref('price_cents'), direction: 'desc' },
  'price-asc': { by: [by(cheapest), byId], key: cheapest, direction: 'asc' },
}
