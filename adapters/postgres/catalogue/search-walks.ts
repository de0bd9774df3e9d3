import { type AliasableExpression, expressionBuilder, sql } from 'kysely'
import type { ArtworkOrder } from '#application/catalogue/artwork-reader.ts'
import { worksCounted, worksSuggested } from '#application/catalogue/contract.ts'
import { defaultLimit } from '#application/shared/page.ts'
import type { Database } from '../database.ts'
import { sortedBy } from '../keyset.ts'
import { preparedByShape } from '../prepared.ts'
import type { Tables } from '../schemas.ts'
import { artworkConditions, type Condition, matches, matchesUnseen } from './artwork-conditions.ts'
import { type ArtworksInOrder, orders, placeIn, placeNames } from './artwork-orders.ts'
import type { PageGiven, PageRow } from './artwork-page.ts'
import { orderOfMatches, type Stretch, selectFrom, shown, walk } from './matching-works.ts'

const artwork = expressionBuilder<Tables, 'artworks'>()

/** What a search is given: wishes, its words anywhere and in titles and names alone, and the place a page begins behind. */
export type SearchGiven = PageGiven & { readonly search: string; readonly inHead: string }
export type SearchShape = { readonly order: ArtworkOrder; readonly limit: number }

/** What is sought, what it is sorted by, and where the page begins. */
export function soughtBy(given: SearchGiven, { order, limit }: SearchShape) {
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
/** Of as many works as the gallery shows, and as are suggested while somebody types, and one more. */
const namedLimits: ReadonlySet<number> = new Set([defaultLimit + 1, worksSuggested + 1])
/**
 * Words and a category are found by an index whatever they are; PostgreSQL itself sees where common words are not found by theirs.
 * Connections keep what they have planned, and anybody may ask for a hundred lengths of a page: the shop's own alone.
 */
export const isPlannedOnce = (given: ReadonlySet<string>, { limit }: SearchShape): boolean =>
  namedLimits.has(limit) && [...given].every((name) => namedWishes.has(name))

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

export type WalkShape = SearchShape & { readonly level: Level }

/** A work of a page, and how many there are, where they are counted: one more than are ever counted stands for any further. */
export type MetRow = PageRow & { readonly matched?: number }

/** A walk whose plan does not look at the words ends here: most words that one work in a hundred has fill a page by then. */
export const stepsAtMost = 5_000
/** Among so many works that have the words, a page of those that have them in title or name is looked for. */
const lookedAtMost = 500

/** What a wish may go by, and the words. */
const wishedBy = [
  'public',
  'category',
  'medium',
  'orientation',
  'colour',
  'width_cm',
  'height_cm',
  'price_cents',
  'artist_id',
  'search',
] as const

/** Works that have the words, met within so many steps along a way. */
function metAlong(
  db: Database,
  way: ArtworksInOrder,
  { search, inHead: _inHead, category, ...wishes }: SearchGiven,
) {
  const passed = walk(way, artworkConditions({ category }), { limit: stepsAtMost, after: placeIn(wishes) })
  return selectFrom(passed.select(wishedBy).as('artworks')).where(
    artwork.and([matchesUnseen(db, search), artworkConditions(wishes)]),
  )
}

/** How many works have the words among the newest, counted no further than one more than a list tells. */
const matchesMet = (db: Database, given: SearchGiven) =>
  selectFrom(
    metAlong(db, orders.newest, given)
      .select(artwork.lit(1).as('one'))
      .limit(sql.lit(worksCounted + 1))
      .as('met'),
  )
    .select(({ fn }) => fn.countAll<number>().as('matched'))
    .$asScalar()
    .as('matched')

/**
 * A page of an order, or of one level of the best matches, met within so many steps; fewer works where it is not filled by then.
 * Where it is said so, those that have the words are counted within as many.
 */
export const metPage = preparedByShape<WalkShape & { readonly isCounted: boolean }, SearchGiven, MetRow>(
  (db, given, { order, limit, level, isCounted }) => {
    const isBestMatch = order === 'best-match'
    const isFirst = level === 'first'
    const way = isBestMatch ? { ...orders.newest, key: artwork.lit(isFirst ? 1 : 0) } : orders[order]
    // As they are met, each time: by a key that all have, PostgreSQL would sort all steps before it takes the first.
    const sorting = isBestMatch || order === 'newest' ? orders.newest : orderOfMatches(order)
    const having = metAlong(db, way, given)
      .select(['id', 'created_at', 'key', 'search'])
      .limit(sql.lit(isBestMatch ? lookedAtMost : limit))
    const isInHead = matchesUnseen(db, given.inHead)
    const met = selectFrom(sortedBy(having, sorting).as('artworks'))
      .$if(isBestMatch, (works) => works.where(isFirst ? isInHead : artwork.not(isInHead)))
      .select(['id', 'created_at', 'key'])
      .limit(sql.lit(limit))
    const sorted = sortedBy(met, sorting)
    return shown(db, sorted.as('page'), order).$if(isCounted, (page) => page.select(matchesMet(db, given)))
  },
  isPlannedOnce,
)

/** A page of what is met along the order, planned with the words in sight: how common they are says which way is short. */
export const walkedPage = preparedByShape<WalkShape, SearchGiven, PageRow>(
  (db, given, { level, ...shape }) => {
    const { condition, inHead, plain, stretch } = soughtBy(given, shape)
    const walked = plain ? walk(plain, condition, stretch) : bestMatchWalk(inHead, condition, level, stretch)
    return shown(db, walked.as('page'), shape.order)
  },
  () => false,
)
