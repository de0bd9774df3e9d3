import { type AliasableExpression, expressionBuilder, sql } from 'kysely'
import type { ArtworkOrder } from '#application/catalogue/artwork-reader.ts'
import { worksCounted } from '#application/catalogue/contract.ts'
import { along, type KeysetOrder } from '../keyset.ts'
import { preparedByShape } from '../prepared.ts'
import type { Tables } from '../schemas.ts'
import { artworkConditions, type Condition, matches } from './artwork-conditions.ts'
import { type ArtworksInOrder, by, byId, byTime, type GivenPlace, orders, placeIn } from './artwork-orders.ts'
import type { PageGiven, PageRow } from './artwork-page.ts'
import { artworkColumns } from './artwork-rows.ts'

/** Works that a search has gathered. */
interface Found {
  readonly id: string
  readonly created_at: Date
  readonly key: number
}

interface Stretch {
  readonly limit: number
  readonly after: GivenPlace | null
}

const artwork = expressionBuilder<Tables, 'artworks'>()
/**
 * So many are gathered and sorted. Where more match, one in so many works does: with a million of them, a page is met within
 * twelve thousand steps along the order.
 */
const gatheredAtMost = 2_000

const found = expressionBuilder<Tables & { found: Found; tally: { total: number } }, 'found'>()
const { selectFrom } = found
/** Counted once: each place that asks for it would count anew. */
const counted = selectFrom('tally').select('total').$asScalar()
const few: Condition = found(counted, '<=', found.lit(gatheredAtMost))

/** Works from a place on, read along an index and no further than the limit. */
const walk = ({ key, ...order }: ArtworksInOrder, condition: Condition, { limit, after }: Stretch) =>
  along(selectFrom('artworks').where(condition), order, after)
    .select(['id', 'created_at', key.as('key')])
    .limit(sql.lit(limit))

/** Among which of the best matches a page begins: those with every word in title or name, or the others. */
export type Level = 'first' | 'others'

/** First the works that hold every word in title or artist's name, then the others, each newest first. */
function bestMatchWalk(inHead: Condition, condition: Condition, level: Level, { limit, after }: Stretch) {
  const walkOf = (key: 0 | 1, isHere: Condition) =>
    walk({ ...orders.newest, key: artwork.lit(key) }, artwork.and([condition, isHere]), {
      limit,
      after: (key === 1) === (level === 'first') ? after : null,
    })
  const others = walkOf(0, artwork.not(inHead))
  // The others are not even looked for where the first ones fill the page.
  return level === 'others'
    ? others
    : selectFrom(walkOf(1, inHead).as('first'))
        .selectAll()
        .unionAll(({ parens }) => parens(others))
        .limit(sql.lit(limit))
}

const matchesOrder = (order: ArtworkOrder): KeysetOrder<GivenPlace> => ({
  by: order.startsWith('price') ? [by(found.ref('key')), byId] : [by(found.ref('key')), byTime, byId],
  direction: order === 'price-asc' ? 'asc' : 'desc',
})

type SearchGiven = PageGiven & { readonly search: string; readonly inHead: string }

/**
 * A page of a search. What a search finds is all gathered and then sorted; only where it finds more than are gathered, so many
 * works match that walking along the order meets them soon.
 */
export const searchPage = preparedByShape<
  { readonly order: ArtworkOrder; readonly limit: number; readonly level: Level },
  SearchGiven,
  PageRow
>(
  (db, given, { order, limit, level }) => {
    const condition = artworkConditions(given)
    const plain = order === 'best-match' ? null : orders[order]
    const inHead = matches(given.inHead)
    const key: AliasableExpression<number> = plain?.key ?? artwork.cast(inHead, 'integer')
    const stretch = { limit, after: placeIn(given) }
    const gathered = along(selectFrom('found').where(few), matchesOrder(order), stretch.after)
      .select(['id', 'created_at', 'key'])
      .limit(sql.lit(limit))
    const many = artwork.and([artwork.not(few), condition])
    const walked = plain ? walk(plain, many, stretch) : bestMatchWalk(inHead, many, level, stretch)
    const { direction } = matchesOrder(order)
    return db
      .with(
        (cte) => cte('found').materialized(),
        (query) =>
          query
            .selectFrom('artworks')
            .where(condition)
            .select(['id', 'created_at', key.as('key')])
            .limit(sql.lit(gatheredAtMost + 1)),
      )
      .with(
        (cte) => cte('tally').materialized(),
        (query) => query.selectFrom('found').select(({ fn }) => fn.countAll<number>().as('total')),
      )
      .selectFrom(
        selectFrom(gathered.as('gathered'))
          .selectAll()
          .unionAll(({ parens }) => parens(walked))
          .as('page'),
      )
      .innerJoin('artworks as work', 'work.id', 'page.id')
      .select([...artworkColumns, 'page.key'])
      .$if(!stretch.after, (page) =>
        page.select(({ fn, lit }) => fn<number>('least', [counted, lit(worksCounted)]).as('total')),
      )
      .orderBy('page.key', direction)
      .$if(!order.startsWith('price'), (page) => page.orderBy('work.created_at', direction))
      .orderBy('work.id', direction)
      .limit(sql.lit(limit))
  },
  () => false,
)
