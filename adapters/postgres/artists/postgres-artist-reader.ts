import { type Expression, expressionBuilder, sql } from 'kysely'
import type { ArtistOrder, ArtistReader, SliceOfArtists } from '#application/artists/artist-reader.ts'
import { countLimit } from '#application/shared/page.ts'
import { isAnyOf, matches } from '../catalogue/artwork-conditions.ts'
import { searchQuery } from '../catalogue/search-query.ts'
import type { Database } from '../database.ts'
import { along, type KeysetOrder, type SortKey, sortedBy } from '../keyset.ts'
import { prepared, preparedByShape } from '../prepared.ts'
import { isId } from '../row-id.ts'
import type { Tables } from '../schemas.ts'
import { artistColumns, artistRow, listedArtistColumns, listedArtistRow } from './artist-rows.ts'

const artist = expressionBuilder<Tables, 'artists'>()
const { ref, val } = artist

/** In the words of the indexes. */
const isApproved = artist('approval', '=', sql.lit('approved'))

/** An artist's place in an order, as columns hold it. */
interface GivenPlace {
  readonly name: string
  readonly since: Date
  readonly followers: number
  readonly works: number
  readonly id: string
}

const by = (column: Expression<unknown>, at: SortKey<GivenPlace>['at']): SortKey<GivenPlace> => ({
  column,
  at,
})
// A cursor may hold more than the columns can.
const counted = (count: number) => artist.cast(val(count), 'bigint')
const byId = by(ref('id'), ({ id }) => val(id))
const byFollowers: KeysetOrder<GivenPlace> = {
  by: [
    by(ref('follower_count'), ({ followers }) => counted(followers)),
    by(ref('artwork_count'), ({ works }) => counted(works)),
    byId,
  ],
  direction: 'desc',
}

const orders: Readonly<Record<ArtistOrder, KeysetOrder<GivenPlace>>> = {
  name: { by: [by(ref('sort_name'), ({ name }) => val(name)), byId], direction: 'asc' },
  newest: { by: [by(ref('member_since'), ({ since }) => val(since)), byId], direction: 'desc' },
  followers: byFollowers,
  featured: byFollowers,
}

const profile = prepared((db, { id }: { id: string }) =>
  db
    .selectFrom('artists as artist')
    .where('artist.id', '=', id)
    .where('artist.approval', '=', 'approved')
    .select(artistColumns),
)

interface PageGiven extends Partial<GivenPlace> {
  /** The tsquery of the words that are sought. */
  readonly search?: string | undefined
  readonly ids?: readonly string[] | undefined
}

type PageShape = Readonly<{ order: ArtistOrder; limit: number }>

/** The chosen of a page in their order; with the first, how many there are in all. */
function pageOf(db: Database, given: PageGiven, { order, limit }: PageShape) {
  let chosen = db.selectFrom('artists').where(isApproved)
  if (order === 'featured') chosen = chosen.where('artwork_count', '>', 0)
  if (given.search !== undefined) chosen = chosen.where(matches(given.search))
  if (given.ids !== undefined) chosen = chosen.where(isAnyOf(given.ids))
  const after = given.id === undefined ? null : (given as GivenPlace)
  const rows = db
    .selectFrom(along(chosen, orders[order], after).selectAll().limit(sql.lit(limit)).as('artist'))
    .$if(!after, (first) =>
      first.select(({ selectFrom, lit, fn }) =>
        selectFrom(chosen.select(lit(1).as('one')).limit(sql.lit(countLimit)).as('counted'))
          .select(fn.countAll<number>().as('total'))
          .$asScalar()
          .as('total'),
      ),
    )
  return sortedBy(rows, orders[order])
}

const isNamed = (given: ReadonlySet<string>): boolean => !given.has('search') && !given.has('ids')

const page = preparedByShape(
  (db, given: PageGiven, shape: PageShape) => pageOf(db, given, shape).select(artistColumns),
  isNamed,
)
const listedPage = preparedByShape(
  (db, given: PageGiven, shape: PageShape) => pageOf(db, given, shape).select(listedArtistColumns),
  isNamed,
)

/** A row of a page, as far as it says where the next one begins. */
interface PlacedRow {
  readonly id: string
  readonly sort_name: string
  readonly member_since: Date
  readonly follower_count: number
  readonly artwork_count: number
  readonly total?: number | null
}

/** Slices by one statement each; a search looks its words up before. */
const slices =
  <Row extends PlacedRow, Item>(
    db: Database,
    ask: (db: Database, given: PageGiven, shape: PageShape) => Promise<readonly Row[]>,
    itemOf: (row: Row) => Item,
  ): SliceOfArtists<Item> =>
  async ({ sought, ids }, order, limit, after) => {
    const search = sought ? await searchQuery(db, sought) : null
    if (sought && !search) return { items: [], last: null, total: after ? null : 0 }

    const place = after && {
      name: after.name,
      since: new Date(after.key),
      followers: after.key,
      works: after.artworkCount,
      id: after.id,
    }
    const rows = await ask(
      db,
      { search: search?.anywhere, ids: ids?.filter(isId), ...place },
      { order, limit: limit + 1 },
    )
    const shown = rows.slice(0, limit)
    const final = rows.length > limit ? shown.at(-1) : undefined
    return {
      items: shown.map(itemOf),
      last: final
        ? {
            name: final.sort_name,
            key: order === 'newest' ? final.member_since.getTime() : final.follower_count,
            artworkCount: final.artwork_count,
            id: final.id,
          }
        : null,
      total: after ? null : (rows[0]?.total ?? 0),
    }
  }

/** Approved artists out of PostgreSQL. */
export const postgresArtistReader = (db: Database): ArtistReader => ({
  slice: slices(db, page, artistRow),
  listed: slices(db, listedPage, listedArtistRow),
  find: async (id) => {
    if (!isId(id)) return null
    const [row] = await profile(db, { id })
    return row ? artistRow(row) : null
  },
})
