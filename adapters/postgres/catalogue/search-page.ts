import { expressionBuilder, sql } from 'kysely'
import { worksCounted } from '#application/catalogue/contract.ts'
import type { Database } from '../database.ts'
import { along, sortedBy } from '../keyset.ts'
import { preparedByShape } from '../prepared.ts'
import type { Tables } from '../schemas.ts'
import { artworkConditions, matchesUnseen } from './artwork-conditions.ts'
import { placeIn } from './artwork-orders.ts'
import type { PageRow } from './artwork-page.ts'
import { listedColumns } from './artwork-rows.ts'
import type { Commonness } from './common-words.ts'
import { counted, orderOfMatches, orderOfPage, selectFrom } from './matching-works.ts'
import {
  isPlannedOnce,
  type MetRow,
  metPage,
  type SearchGiven,
  type SearchShape,
  soughtBy,
  type WalkShape,
  walkedPage,
} from './search-walks.ts'

const artwork = expressionBuilder<Tables, 'artworks'>()
/** So many are gathered and sorted, as many as are counted. */
const gatheredAtMost = worksCounted

/** How many works there were to gather, with each of a page; with none where a page has none. */
type GatheredRow = { readonly matched: number } & (PageRow | { readonly id: null })

type GatheringShape = SearchShape & { readonly isRare: boolean }

const tally = expressionBuilder<{ tally: { total: number } }, 'tally'>()
const matched = tally.ref('tally.total')

/**
 * A page of what is gathered and sorted. Where there is more, none of it is: which ones were gathered is chance. Rare words are
 * looked up in their index, and so planned once; others are planned each time, as PostgreSQL sees whether that is the shorter way.
 */
const gatheredPage = preparedByShape<GatheringShape, SearchGiven, GatheredRow>(
  (db, given, shape) => {
    const { condition, key, stretch } = soughtBy(given, shape)
    const { search, ...wishes } = given
    const isSought = shape.isRare
      ? artwork.and([artworkConditions(wishes), matchesUnseen(db, search)])
      : condition
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
            .where(isSought)
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
  },
  (given, shape) => shape.isRare && isPlannedOnce(given, shape),
)

/** The key of best matches among which those in title or name do not come first. */
const newestAlone = 2

/**
 * The same of best matches by time alone, where a list begins and those in title or name do not fill the page: no index leads to
 * them, and the medium of most works would have all be looked through for them.
 */
async function soonMetPage(
  db: Database,
  given: SearchGiven,
  shape: WalkShape & { readonly isCounted: boolean },
): Promise<readonly MetRow[] | null> {
  const isFilled = (page: readonly MetRow[]): boolean => page.length === shape.limit
  const isBestMatch = shape.order === 'best-match'
  const met = await metPage(db, given, { ...shape, level: isBestMatch ? shape.level : 'first' })
  if (isFilled(met)) return met
  if (!isBestMatch || placeIn(given) !== null) return null
  // Counted once: those few that were met carry it.
  const all = met[0]?.matched
  const isCounted = shape.isCounted && all === undefined
  const newest = await metPage(db, given, { ...shape, order: 'newest', level: 'first', isCounted })
  const before = all === undefined ? {} : { matched: all }
  return isFilled(newest) ? newest.map((row) => ({ ...row, ...before, key: newestAlone })) : null
}

/** The names of what is wished and where the page begins. */
const namesIn = (given: SearchGiven): ReadonlySet<string> =>
  new Set(Object.entries(given).flatMap(([name, wanted]) => (wanted === undefined ? [] : name)))

/**
 * A page of a search. What a search finds is all gathered and then sorted; only where it finds more than are gathered, they are met
 * along the order. That is asked for in statements of their own: few searches need them, and planning them would cost all of
 * them more than finding. Where nothing else is wished, words that most works have are met, and counted, at once, and nothing is gathered.
 */
export async function searchPage(
  db: Database,
  given: SearchGiven,
  shape: WalkShape & { readonly commonness: Commonness },
): Promise<readonly PageRow[]> {
  const isBestMatch = shape.order === 'best-match'
  if (isBestMatch && given.key === newestAlone) {
    const rows = await searchPage(db, { ...given, key: 0 }, { ...shape, order: 'newest' })
    return rows.map((row) => ({ ...row, key: newestAlone }))
  }
  const { commonness, ...walking } = shape
  const { level: _level, ...gathering } = walking
  const ofMany = (rows: readonly PageRow[]) => rows.map((row) => ({ ...row, total: worksCounted }))
  const isFirstPage = placeIn(given) === null
  // What all works have, those of a category may lack.
  const isMetSoon =
    commonness === 'met soon' && given.category === undefined && isPlannedOnce(namesIn(given), shape)
  const early = isMetSoon ? await soonMetPage(db, given, { ...walking, isCounted: isFirstPage }) : undefined
  if (early && (!isFirstPage || (early[0]?.matched ?? 0) > gatheredAtMost)) return ofMany(early)
  const gathered = await gatheredPage(db, given, { ...gathering, isRare: commonness === 'rare' })
  if ((gathered[0]?.matched ?? 0) <= gatheredAtMost) return gathered.filter((row) => row.id !== null)
  // What was not met before is not met now.
  const met = early === undefined ? await soonMetPage(db, given, { ...walking, isCounted: false }) : early
  return ofMany(met ?? (await walkedPage(db, given, walking)))
}
