import { expressionBuilder, sql } from 'kysely'
import { worksCounted } from '#application/catalogue/contract.ts'
import { defaultLimit } from '#application/shared/page.ts'
import type { Database } from '../database.ts'
import { along } from '../keyset.ts'
import { preparedByShape } from '../prepared.ts'
import type { Tables } from '../schemas.ts'
import { artworkConditions, type Condition, type Wishes } from './artwork-conditions.ts'
import { orders, placeIn, placeNames, type SimpleOrder } from './artwork-orders.ts'
import type { PageGiven, PageRow } from './artwork-page.ts'
import { artworkTotal, type Counting } from './artwork-total.ts'
import { counted, type Match, orderOfMatches, selectFrom, shown, walk } from './matching-works.ts'

const artwork = expressionBuilder<Tables, 'artworks'>()
const total = expressionBuilder<{ page: Match & { total: number } }, 'page'>().ref('page.total').as('total')
const { and, cast, fn, lit, val } = artwork

const types = {
  category: 'text',
  colour: 'text',
  priceFrom: 'integer',
  priceTo: 'integer',
  key: 'bigint',
  time: 'timestamptz',
  id: 'uuid',
} as const

/** Wishes that one index finds together. PostgreSQL reckons with few works between two prices that it does not see, and goes by it. */
const foundTogether: ReadonlySet<string> = new Set([
  'priceFrom priceTo',
  'category priceFrom priceTo',
  'category colour priceFrom priceTo',
])

/**
 * Whether `chosenPage` knows these wishes in this order. An order by price goes along with a range of it by itself. Pages as long as
 * the shop's own alone: connections keep what they have planned, and anybody may ask for a hundred lengths.
 * @param limit one more than a page holds
 */
export function isChosenTogether(given: PageGiven, order: SimpleOrder, limit: number): boolean {
  if (order.startsWith('price') || limit !== defaultLimit + 1) return false
  const wished = Object.entries(given).flatMap(([name, wanted]) =>
    wanted === undefined || placeNames.has(name) ? [] : name,
  )
  return foundTogether.has(wished.toSorted().join(' '))
}

/** What is given as PostgreSQL plans it whatever the values are: it does not look into a question for them. */
const unseen = (db: Database, given: PageGiven): PageGiven =>
  Object.fromEntries(
    Object.entries(types).flatMap(([name, type]) => {
      const wanted = given[name as keyof typeof types]
      return wanted === undefined ? [] : [[name, db.selectNoFrom(cast(val(wanted), type).as('given'))]]
    }),
  )

/** The same conditions for whoever goes along an order: within a value that may be none, no index of prices leads away from it. */
const onTheWay = ({ priceFrom, priceTo, ...others }: Wishes): Condition =>
  and([artworkConditions(others), fn.coalesce(artworkConditions({ priceFrom, priceTo }), lit(false))])

/** Fewer are all read and sorted. Where so many are found, a page is met soon along the order; no further are they counted for it. */
const many = lit(worksCounted)

/**
 * A page of works that an index finds: few are read there and sorted, many are met along the order. Both ways stand in one
 * statement that is planned once; how many there are says which is gone. To plan it with its values in sight costs more than
 * to find the works.
 */
export const chosenPage = preparedByShape<
  { readonly order: SimpleOrder; readonly limit: number; readonly counting: Counting },
  PageGiven,
  PageRow
>(
  (db, seen, { order, limit, counting }) => {
    const given = unseen(db, seen)
    const place = placeIn(given)
    const { key } = orders[order]
    const sorted = along(selectFrom('found').where(artwork(counted, '<', many)), orderOfMatches(order), place)
      .select(['id', 'created_at', 'key'])
      .limit(sql.lit(limit))
    const met = walk(orders[order], and([artwork(counted, '>=', many), onTheWay(given)]), {
      limit,
      after: place,
    })
    const page = db
      .with(
        (cte) => cte('tally').materialized(),
        (query) => query.selectNoFrom(artworkTotal(counting, given).as('total')),
      )
      .with(
        (cte) => cte('found').materialized(),
        (query) =>
          query
            .selectFrom('artworks')
            .where(artworkConditions(given))
            .select(['id', 'created_at', key.as('key')]),
      )
      .selectFrom(
        selectFrom(sorted.as('sorted'))
          .selectAll()
          .unionAll(({ parens }) => parens(met))
          .as('chosen'),
      )
      .selectAll()
      .select(counted.as('total'))
    return shown(db, page.as('page'), order).$if(!place, (rows) => rows.select(total))
  },
  () => true,
)
