import type { ArtworkPlace } from '#application/catalogue/artwork-reader.ts'
import type { TrendingCandidate, TrendingReader } from '#application/catalogue/trending-reader.ts'
import { mostFeatured } from '#domain/catalogue/trending.ts'
import type { Sql } from '../sql.ts'
import { artworkConditions, artworkTotal } from './artwork-conditions.ts'
import { isId, Parameters } from './parameters.ts'
import { soldOut, standingByTrend } from './standing.ts'

interface Row extends TrendingCandidate {
  readonly stream: 'waiting' | 'known' | 'newcomers'
  readonly total: number | null
}

const told = `id, artist_id as "artistId", ${standingByTrend} as trend, extract(epoch from created_at)::float8 * 1000 as "createdAt"`

/** Candidates by one statement: both streams are read along their index, and no further than wanted. */
export const postgresTrendingReader = (sql: Sql): TrendingReader => ({
  async candidates(selection, from, most) {
    const parameters = new Parameters()
    const conditions = artworkConditions(selection, null, parameters)
    const time = (place: ArtworkPlace) =>
      `timestamptz 'epoch' + ${parameters.add(place.createdAt)}::float8 * interval '1 millisecond'`
    const id = (place: ArtworkPlace) => `${parameters.add(place.id)}::uuid`
    const behindKnown = from?.known && [
      `(${standingByTrend}, created_at, id) < (${parameters.add(from.known.key)}::bigint, ${time(from.known)}, ${id(from.known)})`,
    ]
    const behindNewcomers = from?.newcomers && [
      `(created_at, id) < (${time(from.newcomers)}, ${id(from.newcomers)})`,
    ]
    const others = [...conditions, 'id not in (select id from featured)']
    const known = [...others, 'not fresh', ...(behindKnown ?? [])].join(' and ')
    const newcomers = [...others, 'fresh', ...(behindNewcomers ?? [])].join(' and ')
    const waiting = from && `id = any(${parameters.add(from.waiting.filter(isId))}::uuid[])`
    const rows = await sql<Row>(
      `with featured as materialized (
         select * from artworks where ${[...conditions, 'featured_at is not null', `not (${soldOut})`].join(' and ')}
         order by featured_at desc, id desc limit ${mostFeatured}
       )
       select * from (
         (select 'waiting' as stream, ${told}
          from ${waiting ? `artworks where ${[...conditions, waiting].join(' and ')}` : 'featured'})
         union all
         (select 'known', ${told} from artworks where ${known} order by ${standingByTrend} desc, created_at desc, id desc
          limit ${most})
         union all
         (select 'newcomers', ${told} from artworks where ${newcomers} order by created_at desc, id desc limit ${most})
       ) candidates, (select ${from ? 'null::int' : artworkTotal(selection, conditions, parameters)} as total) counted`,
      parameters.values,
    )
    const of = (wanted: Row['stream']): TrendingCandidate[] =>
      rows
        .filter(({ stream }) => stream === wanted)
        .map(({ id: workId, artistId, trend, createdAt }) => ({
          id: workId,
          artistId,
          trend,
          createdAt: Math.round(createdAt),
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
