import { expressionBuilder, sql } from 'kysely'
import type {
  TrendingCandidate,
  TrendingCandidates,
  TrendingReader,
} from '#application/catalogue/trending-reader.ts'
import { mostFeatured } from '#domain/catalogue/trending.ts'
import type { Database } from '../../database.ts'
import { along } from '../../keyset.ts'
import { preparedByShape } from '../../prepared.ts'
import { isId } from '../../row-id.ts'
import type { Tables } from '../../schemas.ts'
import { artworkConditions, isAnyOf, type Wishes, wishesOf } from '../artwork-conditions.ts'
import { by, byId, byTime, type GivenPlace, givenPlace, placeIn } from '../artwork-orders.ts'
import { artworkTotal, type Counting, countingOf } from '../artwork-total.ts'
import { gone, standingByTrend } from '../standing.ts'

type Stream = 'waiting' | 'known' | 'newcomers'

/** A candidate as the statement tells it. */
interface TrendingRow extends Omit<TrendingCandidate, 'createdAt'> {
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

const isPlace = new Set(['key', 'time', 'id', 'newcomersTime', 'newcomersId', 'waiting'])

/** All candidates by one statement: both streams are read along their index, and no further than wanted. */
const candidates = preparedByShape<
  { readonly most: number; readonly counting: Counting },
  TrendingGiven,
  TrendingRow
>(
  (db, given, { most, counting }) => {
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
  },
  (given) => [...given].every((name) => isPlace.has(name) || name === 'category'),
)

/** Candidates for pages of trending works. */
export const postgresTrendingReader = (db: Database): TrendingReader => ({
  async candidates(selection, from, most): Promise<TrendingCandidates> {
    const wishes = wishesOf(selection, undefined)
    const given = wishes && {
      ...wishes,
      ...givenPlace(from?.known ?? null),
      newcomersTime: from?.newcomers ? new Date(from.newcomers.createdAt) : undefined,
      newcomersId: from?.newcomers?.id,
      waiting: from?.waiting.filter(isId),
    }
    const rows = given ? await candidates(db, given, { most, counting: countingOf(selection) }) : []
    const of = (wanted: Stream): TrendingCandidate[] =>
      rows
        .filter(({ stream }) => stream === wanted)
        .map(({ id, artistId, trend, createdAt }) => ({
          id,
          artistId,
          trend,
          createdAt: createdAt.getTime(),
        }))
    const stillThere = new Map(of('waiting').map((work) => [work.id, work]))
    return {
      waiting: from
        ? from.waiting.flatMap((workId) => stillThere.get(workId) ?? [])
        : [...stillThere.values()],
      known: of('known'),
      newcomers: of('newcomers'),
      total: from ? null : (rows[0]?.total ?? 0),
    }
  },
})
