import { type AliasableExpression, expressionBuilder, sql } from 'kysely'
import type { ArtworkOrder } from '#application/catalogue/artwork-reader.ts'
import { worksCounted } from '#application/catalogue/contract.ts'
import { defaultLimit } from '#application/shared/page.ts'
import type { Database } from '../database.ts'
import { along, sortedBy } from '../keyset.ts'
import { preparedByShape } from '../prepared.ts'
import type { Tables } from '../schemas.ts'
import { artworkConditions, type Condition, matches, matchesUnseen } from './artwork-conditions.ts'
import { orders, placeIn, placeNames } from './artwork-orders.ts'
import type { PageGiven, PageRow } from './artwork-page.ts'
import { listedColumns } from './artwork-rows.ts'
import {
  counted,
  orderOfMatches,
  orderOfPage,
  type Stretch,
  selectFrom,
  shown,
  walk,
} from './matching-works.ts'

const artwork = expressionBuilder<Tables, 'artworks'>()
/** So many are gathered and sorted, as many as are counted. */
const gatheredAtMost = worksCounted

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

const namedWishes: ReadonlySet<string> = new Set(['search', 'inHead', 'category', ...placeNames])
/** Words and a category are found by an index whatever they are; PostgreSQL itself sees where common words are not found by theirs. */
const isByWords = (given: Iterable<string>): boolean => [...given].every((name) => namedWishes.has(name))
/** Connections keep what they have planned, and anybody may ask for a hundred lengths of a page: those of the shop's own alone. */
const isPlannedOnce = (given: ReadonlySet<string>, { limit }: SearchShape): boolean =>
  limit === defaultLimit + 1 && isByWords(given)

/** How many works there were to gather, with each of a page; with none where a page has none. */
type GatheredRow = { readonly matched: number } & (PageRow | { readonly id: null })

const tally = expressionBuilder<{ tally: { total: number } }, 'tally'>()
const matched = tally.ref('tally.total')

/** A page of what is gathered and sorted. Where there is more, none of it is: which ones were gathered is chance. */
const gatheredPage = preparedByShape<SearchShape, SearchGiven, GatheredRow>((db, given, shape) => {
  const { condition, key, stretch } = soughtBy(given, shape)
  const sorted = along(
    selectFrom('found').where(artwork(counted, '<=', artwork.lit(gatheredAtMost))),
    orderOfMatches(shape.order),
    stretch.after,
  )
    .select(['id', 'created_at', 'key'])
    .limit(sql.lit(shape.limit))
  const page = db
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
    .selectFrom('tally')
    .leftJoin(sorted.as('page'), (join) => join.onTrue())
    .leftJoin('artworks as work', 'work.id', 'page.id')
    .select([...listedColumns, 'page.key'])
    .select([
      matched.as('matched'),
      tally.fn<number>('least', [matched, tally.lit(worksCounted)]).as('total'),
    ])
  return sortedBy(page, orderOfPage(shape.order)).$castTo<GatheredRow>()
}, isPlannedOnce)

type WalkShape = SearchShape & { readonly level: Level }

/** A walk whose plan does not look at the words ends here: most words that one work in a hundred has fill a page by then. */
const stepsAtMost = 5_000
/** Among so many works that have the words, a page of those that have them in title or name is looked for. */
const lookedAtMost = 500

/** A page of an order, or of one level of the best matches, met within so many steps; fewer works where it is not filled by then. */
const metPage = preparedByShape<WalkShape, SearchGiven, PageRow>(
  (db, { search, inHead, ...wishes }, { order, limit, level }) => {
    const isBestMatch = order === 'best-match'
    const isFirst = level === 'first'
    const way = isBestMatch ? { ...orders.newest, key: artwork.lit(isFirst ? 1 : 0) } : orders[order]
    const passed = walk(way, artworkConditions(wishes), { limit: stepsAtMost, after: placeIn(wishes) })
    // As they are met, each time: by a key that all have, PostgreSQL would sort all steps before it takes the first.
    const sorting = isBestMatch || order === 'newest' ? orders.newest : orderOfMatches(order)
    const having = selectFrom(passed.select('search').as('artworks'))
      .where(matchesUnseen(db, search))
      .select(['id', 'created_at', 'key', 'search'])
      .limit(sql.lit(isBestMatch ? lookedAtMost : limit))
    const isInHead = matchesUnseen(db, inHead)
    const met = selectFrom(sortedBy(having, sorting).as('artworks'))
      .$if(isBestMatch, (works) => works.where(isFirst ? isInHead : artwork.not(isInHead)))
      .select(['id', 'created_at', 'key'])
      .limit(sql.lit(limit))
    const sorted = sortedBy(met, sorting)
    return shown(db, sorted.as('page'), order)
  },
  isPlannedOnce,
)

/** A page of what is met along the order, planned with the words in sight: how common they are says which way is short. */
const walkedPage = preparedByShape<WalkShape, SearchGiven, PageRow>(
  (db, given, { level, ...shape }) => {
    const { condition, inHead, plain, stretch } = soughtBy(given, shape)
    const walked = plain ? walk(plain, condition, stretch) : bestMatchWalk(inHead, condition, level, stretch)
    return shown(db, walked.as('page'), shape.order)
  },
  () => false,
)

/** A page that is met along the order; null where it is not filled soon. */
async function filledPage(
  db: Database,
  given: SearchGiven,
  shape: WalkShape,
): Promise<readonly PageRow[] | null> {
  const wished = Object.entries(given).flatMap(([name, wanted]) => (wanted === undefined ? [] : name))
  // A filter that no order goes by would be looked at for each work that it turns away, as far as the way goes.
  if (!isByWords(wished)) return null
  const met = await metPage(db, given, {
    ...shape,
    level: shape.order === 'best-match' ? shape.level : 'first',
  })
  return met.length === shape.limit ? met : null
}

/** The key of best matches among which those in title or name do not come first. */
const newestAlone = 2

/** The same by time, where those in title or name are too few to be met soon: no index leads to them. */
async function newestPage(
  db: Database,
  given: SearchGiven,
  shape: WalkShape,
): Promise<readonly PageRow[] | null> {
  const rows = await filledPage(db, given, { ...shape, order: 'newest' })
  return rows && rows.map((row) => ({ ...row, key: newestAlone }))
}

/**
 * A page of a search. What a search finds is all gathered and then sorted; only where it finds more than are gathered, they are met
 * along the order. That is asked for in statements of their own: few searches need them, and planning them would cost all of
 * them more than finding. Of so many best matches the newest come first where hardly any has the words in title or name, as the
 * medium of most works.
 */
export async function searchPage(
  db: Database,
  given: SearchGiven,
  shape: WalkShape,
): Promise<readonly PageRow[]> {
  const isBestMatch = shape.order === 'best-match'
  if (isBestMatch && given.key === newestAlone) {
    const rows = await searchPage(db, { ...given, key: 0 }, { ...shape, order: 'newest' })
    return rows.map((row) => ({ ...row, key: newestAlone }))
  }
  const { level: _level, ...gathering } = shape
  const gathered = await gatheredPage(db, given, gathering)
  if ((gathered[0]?.matched ?? 0) <= gatheredAtMost) return gathered.filter((row) => row.id !== null)
  const rows =
    (await filledPage(db, given, shape)) ??
    (isBestMatch && placeIn(given) === null ? await newestPage(db, given, shape) : null) ??
    (await walkedPage(db, given, shape))
  return rows.map((row) => ({ ...row, total: worksCounted }))
}
