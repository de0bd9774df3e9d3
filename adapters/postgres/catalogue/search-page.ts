import { type AliasableExpression, expressionBuilder, sql } from 'kysely'
import type { ArtworkOrder } from '#application/catalogue/artwork-reader.ts'
import { worksCounted } from '#application/catalogue/contract.ts'
import type { Database } from '../database.ts'
import { along } from '../keyset.ts'
import { preparedByShape } from '../prepared.ts'
import type { Tables } from '../schemas.ts'
import { artworkConditions, type Condition, matches } from './artwork-conditions.ts'
import { orders, placeIn, placeNames } from './artwork-orders.ts'
import type { PageGiven, PageRow } from './artwork-page.ts'
import {
  counted,
  type Match,
  orderOfMatches,
  type Stretch,
  selectFrom,
  shown,
  walk,
} from './matching-works.ts'

const artwork = expressionBuilder<Tables, 'artworks'>()
/**
 * So many are gathered and sorted. Where more match, one in so many works does: with a million of them, a page is met within
 * twelve thousand steps along the order.
 */
const gatheredAtMost = 2_000

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

type SearchGiven = PageGiven & { readonly search: string; readonly inHead: string }
type SearchShape = { readonly order: ArtworkOrder; readonly limit: number }

/** What is sought, what it is sorted by, and where the page begins. */
function soughtBy(given: SearchGiven, { order, limit }: SearchShape) {
  const inHead = matches(given.inHead)
  const plain = order === 'best-match' ? null : orders[order]
  const key: AliasableExpression<number> = plain?.key ?? artwork.cast(inHead, 'integer')
  return {
    condition: artworkConditions(given),
    inHead,
    plain,
    key,
    stretch: { limit, after: placeIn(given) },
  }
}

const tallied = expressionBuilder<{ page: Match & { matched: number } }, 'page'>()
const matched = tallied.ref('page.matched')
const total = tallied.fn<number>('least', [matched, tallied.lit(worksCounted)])

/** Words and a category are found by the index of words whatever they are; PostgreSQL itself sees where common ones are not. */
const namedWishes: ReadonlySet<string> = new Set(['search', 'inHead', 'category', ...placeNames])

type GatheredRow = PageRow & { readonly matched: number }
type Gathered = readonly GatheredRow[]

/** A page of what is gathered and sorted, and with each work how many there were to gather. */
const gatheredPage = preparedByShape<SearchShape, SearchGiven, GatheredRow>(
  (db, given, shape) => {
    const { condition, key, stretch } = soughtBy(given, shape)
    const gathered = db
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
      .selectFrom('found')
    const page = along(gathered, orderOfMatches(shape.order), stretch.after)
      .select(['id', 'created_at', 'key', counted.as('matched')])
      .limit(sql.lit(shape.limit))
    return shown(db, page.as('page'), shape.order).select([matched.as('matched'), total.as('total')])
  },
  (given) => [...given].every((name) => namedWishes.has(name)),
)

/** Whether more is found than is gathered, where no row is there to tell. */
const foundBeyond = preparedByShape<Record<string, never>, SearchGiven, { readonly beyond: boolean }>(
  (db, given) =>
    db
      .selectFrom((eb) =>
        eb
          .selectFrom('artworks')
          .where(artworkConditions(given))
          .select(eb.lit(1).as('one'))
          .limit(eb.lit(gatheredAtMost + 1))
          .as('found'),
      )
      .select(({ eb, fn }) => eb(fn.countAll<number>(), '>', eb.lit(gatheredAtMost)).as('beyond')),
  () => false,
)

/** A page of what is met along the order. */
const walkedPage = preparedByShape<SearchShape & { readonly level: Level }, SearchGiven, PageRow>(
  (db, given, { level, ...shape }) => {
    const { condition, inHead, plain, stretch } = soughtBy(given, shape)
    const walked = plain ? walk(plain, condition, stretch) : bestMatchWalk(inHead, condition, level, stretch)
    return shown(db, walked.as('page'), shape.order)
  },
  () => false,
)

/** Whether all that is found was gathered. Behind the last match no row tells, and to walk there would go through all works. */
async function isWhole(db: Database, given: SearchGiven, [row]: Gathered): Promise<boolean> {
  if (row) return row.matched <= gatheredAtMost
  if (placeIn(given) === null) return true
  const [answer] = await foundBeyond(db, given, {})
  return answer?.beyond !== true
}

/**
 * A page of a search. What a search finds is all gathered and then sorted; only where it finds more than are gathered, so many
 * works match that walking along the order meets them soon. That is asked for in a statement of its own: few searches need it,
 * and planning it would cost all of them more than finding.
 */
export async function searchPage(
  db: Database,
  given: SearchGiven,
  { level, ...shape }: SearchShape & { readonly level: Level },
): Promise<readonly PageRow[]> {
  const rows = await gatheredPage(db, given, shape)
  if (await isWhole(db, given, rows)) return rows
  const walked = await walkedPage(db, given, { ...shape, level })
  return walked.map((row) => ({ ...row, total: worksCounted }))
}
