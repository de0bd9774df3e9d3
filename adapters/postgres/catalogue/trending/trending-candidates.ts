import { expressionBuilder, sql } from 'kysely'
import type { TrendingCandidate } from '#application/catalogue/trending-reader.ts'
import type { ShopCategory } from '#domain/catalogue/category.ts'
import { mostFeatured } from '#domain/catalogue/trending.ts'
import type { Database } from '../../database.ts'
import { along } from '../../keyset.ts'
import { preparedByShape } from '../../prepared.ts'
import type { Tables } from '../../schemas.ts'
import { artworkConditions, isAnyOf, type Wishes } from '../artwork-conditions.ts'
import { by, byId, byTime, type GivenPlace, placeIn } from '../artwork-orders.ts'
import { artworkTotal, type Counting } from '../artwork-total.ts'
import { gone, standingByTrend } from '../standing.ts'

type Stream = 'waiting' | 'known' | 'newcomers'

/** A candidate as the statements tell it. */
export interface TrendingRow extends Omit<TrendingCandidate, 'createdAt'> {
  readonly stream: Stream
  readonly createdAt: Date
  /** How many works the list has; on its first page alone. */
  readonly total?: number | null
}

const artwork = expressionBuilder<Tables, 'artworks'>()
const { selectFrom } = expressionBuilder<Tables & { featured: Omit<TrendingRow, 'total'> }>()
const isFresh = artwork.ref('fresh')
const byTrend = { by: [by(standingByTrend), byTime, byId], direction: 'desc' } as const
const byAge = { by: [byTime, byId], direction: 'desc' } as const

const candidateColumns = (stream: Stream) =>
  [
    sql.lit<Stream>(stream).as('stream'),
    'id',
    'artist_id as artistId',
    standingByTrend.as('trend'),
    'created_at as createdAt',
  ] as const

/** What candidates are asked for: wishes, the place among the known ones, and that among the newcomers. */
interface TrendingGiven extends Wishes, Partial<GivenPlace> {
  readonly newcomersTime?: Date | undefined
  readonly newcomersId?: string | undefined
  /** Those that stood back; none at the beginning, where the featured ones wait. */
  readonly waiting?: readonly string[] | undefined
}

type ListShape = {
  readonly most: number
  readonly counting: Counting
}

/** The candidates of a list: both streams are read along their index, and no further than wanted. */
function candidatesOf(db: Database, given: TrendingGiven, { most, counting }: ListShape) {
  const { waiting: stoodBack, newcomersTime: time, newcomersId: id } = given
  const condition = artworkConditions(given)
  const hanging = selectFrom('artworks').where(condition)
  const others = hanging.where('id', 'not in', selectFrom('featured').select('featured.id'))
  const waiting = stoodBack
    ? hanging.where(isAnyOf(stoodBack)).select(candidateColumns('waiting'))
    : selectFrom('featured').selectAll()
  const known = along(others.where(artwork.not(isFresh)), byTrend, placeIn(given))
    .select(candidateColumns('known'))
    .limit(sql.lit(most))
  const newcomers = along(others.where(isFresh), byAge, time && id ? { time, id } : null)
    .select(candidateColumns('newcomers'))
    .limit(sql.lit(most))
  return db
    .with(
      (cte) => cte('featured').materialized(),
      (query) =>
        query
          .selectFrom('artworks')
          .where(condition)
          .where('featured_at', 'is not', null)
          .where(artwork.not(gone))
          .select(candidateColumns('waiting'))
          .orderBy('featured_at', 'desc')
          .orderBy('id', 'desc')
          .limit(sql.lit(mostFeatured)),
    )
    .selectFrom(
      waiting
        .unionAll(({ parens }) => parens(known))
        .unionAll(({ parens }) => parens(newcomers))
        .as('candidates'),
    )
    .selectAll()
    .$if(!stoodBack, (all) => all.select(artworkTotal(counting, given).as('total')))
}

const isPlace = new Set(['key', 'time', 'id', 'newcomersTime', 'newcomersId', 'waiting'])

/** All candidates of a list by one statement. */
export const candidates = preparedByShape<ListShape, TrendingGiven, TrendingRow>(candidatesOf, (given) =>
  [...given].every((name) => isPlace.has(name) || name === 'category'),
)

/** A list of works that there is something to see of, from its beginning: of all works, or of a category. */
export type Beginning = ShopCategory | 'all'

type NamedCategories = Readonly<Record<string, ShopCategory>>

/** The candidates of several lists, each of which is told by its place among them. */
const candidatesOfAll = preparedByShape<
  { readonly most: number; readonly withAll: boolean },
  NamedCategories,
  TrendingRow & { readonly list: string }
>(
  (db, given, { most, withAll }) => {
    const list = (name: string, category: ShopCategory | undefined) =>
      db
        .selectFrom(
          candidatesOf(db, { category, pictured: true }, { most, counting: 'by picture' }).as('list'),
        )
        .selectAll()
        .select(sql.lit(name).as('list'))
    const [first, ...others] = [
      ...(withAll ? [list('all', undefined)] : []),
      ...Object.entries(given).map(([name, category]) => list(name, category)),
    ]
    if (!first) throw new Error('No list is no statement.')
    return others.reduce((all, other) => all.unionAll(other), first)
  },
  () => true,
)

/** The beginnings of several lists by one statement; each is asked for once. */
export async function beginnings(
  db: Database,
  lists: ReadonlySet<Beginning>,
  most: number,
): Promise<ReadonlyMap<Beginning, readonly TrendingRow[]>> {
  const ofCategories = [...lists].filter((list) => list !== 'all')
  // By places: which categories they are makes no other statement.
  const named = ofCategories.map((category, place) => [`category${place}`, category] as const)
  const rows = await candidatesOfAll(db, Object.fromEntries(named), { most, withAll: lists.has('all') })
  const byList = Map.groupBy(rows, ({ list }) => list)
  return new Map(
    [...(lists.has('all') ? [['all', 'all'] as const] : []), ...named].map(([name, list]) => [
      list,
      byList.get(name) ?? [],
    ]),
  )
}
