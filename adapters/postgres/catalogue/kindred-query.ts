import { expressionBuilder, type OrderByModifiers, sql } from 'kysely'
import { prepared } from '../prepared.ts'
import type { Tables } from '../schemas.ts'
import type { Condition } from './artwork-conditions.ts'

type Artworks = Tables['artworks']

const columns = [
  'id',
  'artist_id',
  'category',
  'medium',
  'colour',
  'price_cents',
  'stock',
  'created_at',
] as const

const kin = expressionBuilder<Tables & { self: Artworks; other: Artworks }, 'self' | 'other'>()
const { fn, lit, ref } = kin

const ofItsMedium = kin.and([
  kin('other.medium', '=', ref('self.medium')),
  kin('other.medium', '<>', sql.lit('')),
])
const ofItsCategory = kin('other.category', '=', ref('self.category'))
const inItsColour = kin.and([
  ofItsCategory,
  kin('other.colour', '=', ref('self.colour')),
  kin('other.colour', 'is not', null),
])
const dearer = kin.and([
  ofItsCategory,
  kin('other.price_cents', '>=', fn<number>('greatest', ['self.price_cents', lit(1)])),
])
const cheaper = kin.and([
  ofItsCategory,
  kin('other.price_cents', '<', ref('self.price_cents')),
  kin('other.price_cents', '>', lit(0)),
])

/** A few rows of a neighbourhood of `self`, read along an index and no further. */
const along = (
  condition: Condition,
  by: 'created_at' | 'price_cents',
  direction: OrderByModifiers,
  most: number,
) =>
  kin
    .selectFrom('artworks as other')
    .where('other.public', '=', lit(true))
    .where(condition)
    .select(columns.map((column) => `other.${column}` as const))
    .orderBy(`other.${by}`, direction)
    .orderBy('other.id', direction)
    .limit(lit(most))

const { parens } = kin
const neighbours = kin
  .selectFrom('self as itself')
  .select(columns.map((column) => `itself.${column}` as const))
  .unionAll(parens(along(ofItsMedium, 'created_at', 'desc', 40)))
  .unionAll(parens(along(inItsColour, 'created_at', 'desc', 40)))
  .unionAll(parens(along(dearer, 'price_cents', 'asc', 24)))
  .unionAll(parens(along(cheaper, 'price_cents', 'desc', 24)))
  .unionAll(parens(along(ofItsCategory, 'created_at', 'desc', 24)))

/**
 * A public work and works that may be like it, each once, the newest first; every neighbourhood is read along an index, so
 * that it costs the same in a large gallery.
 */
export const kindredOf = prepared((db, { id }: { id: string }) =>
  db
    .with(
      (cte) => cte('self').materialized(),
      (query) =>
        query.selectFrom('artworks').where('id', '=', id).where('public', '=', lit(true)).select(columns),
    )
    .selectFrom('self')
    .crossJoinLateral(neighbours.as('kin'))
    .distinctOn(['kin.created_at', 'kin.id'])
    .select([
      'kin.id',
      'kin.artist_id as artistId',
      'kin.category',
      'kin.medium',
      'kin.colour',
      'kin.price_cents as price',
      'kin.stock',
    ])
    .orderBy('kin.created_at', 'desc')
    .orderBy('kin.id', 'desc'),
)
