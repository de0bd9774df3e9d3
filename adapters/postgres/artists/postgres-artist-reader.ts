import { imageUrlOf } from '#adapters/media/image-url.ts'
import type { ArtistOrder, ArtistPlace, ArtistReader, ArtistRow } from '#application/artists/artist-reader.ts'
import { countLimit } from '#application/shared/page.ts'
import type { Exhibition } from '#domain/artists/exhibition.ts'
import { artworkColumns, artworkRow, type SelectedArtwork } from '../catalogue/artwork-rows.ts'
import { isId, Parameters } from '../catalogue/parameters.ts'
import { searchQuery } from '../catalogue/search-query.ts'
import { standingBySales } from '../catalogue/standing.ts'
import type { Sql } from '../sql.ts'

/** An artist as `artistColumns` selects one. */
export interface SelectedArtist {
  readonly id: string
  readonly name: string
  readonly sort_name: string
  readonly preferred_medium: string
  readonly bio: string
  readonly country: string | null
  readonly exhibitions: readonly Exhibition[]
  readonly picture_hash: string | null
  readonly artwork_count: number
  readonly follower_count: number
  readonly since: number
  readonly works: readonly SelectedArtwork[] | null
}

/** What a page needs of `artist`, a row of artists. */
export const artistColumns = `
  artist.id, artist.name, artist.sort_name, artist.preferred_medium, artist.bio, artist.country, artist.exhibitions,
  artist.picture_hash, artist.artwork_count, artist.follower_count,
  extract(epoch from artist.member_since)::float8 * 1000 as since,
  (select json_agg(shown) from (
    select ${artworkColumns} from artworks work where work.artist_id = artist.id and work.public
    order by ${standingBySales} desc, work.created_at desc, work.id desc limit 3) as shown) as works`

const orders: Readonly<
  Record<ArtistOrder, { readonly columns: readonly string[]; readonly direction: 'asc' | 'desc' }>
> = {
  name: { columns: ['sort_name', 'id'], direction: 'asc' },
  newest: { columns: ['member_since', 'id'], direction: 'desc' },
  followers: { columns: ['follower_count', 'artwork_count', 'id'], direction: 'desc' },
  featured: { columns: ['follower_count', 'artwork_count', 'id'], direction: 'desc' },
}

const bound = (column: string, place: ArtistPlace, parameters: Parameters): string => {
  if (column === 'sort_name') return parameters.add(place.name)
  if (column === 'member_since')
    return `timestamptz 'epoch' + ${parameters.add(place.key)}::float8 * interval '1 millisecond'`
  if (column === 'follower_count') return `${parameters.add(place.key)}::bigint`
  return column === 'artwork_count'
    ? `${parameters.add(place.artworkCount)}::bigint`
    : `${parameters.add(place.id)}::uuid`
}

/** A selected artist as the application knows one. */
export const artistRow = (row: SelectedArtist): ArtistRow => ({
  id: row.id,
  name: row.name,
  profilePicture:
    row.picture_hash && imageUrlOf({ hash: row.picture_hash, width: 1, height: 1, placeholder: [] }),
  artistProfile: {
    preferredMedium: row.preferred_medium,
    bio: row.bio,
    country: row.country,
    exhibitions: row.exhibitions,
  },
  artworkCount: row.artwork_count,
  followerCount: row.follower_count,
  memberSince: new Date(Math.round(row.since)).toISOString(),
  artworks: (row.works ?? []).map(artworkRow),
})

/** Approved artists by one statement a page; a search looks its words up before. */
export const postgresArtistReader = (sql: Sql): ArtistReader => ({
  slice: async ({ sought, ids }, order, limit, after) => {
    const search = sought ? await searchQuery(sql, sought) : null
    if (sought && !search) return { items: [], last: null, total: after ? null : 0 }

    const parameters = new Parameters()
    const { columns, direction } = orders[order]
    const conditions = [
      `approval = 'approved'`,
      ...(order === 'featured' ? ['artwork_count > 0'] : []),
      ...(search ? [`search @@ ${parameters.add(search.anywhere)}::tsquery`] : []),
      ...(ids ? [`id = any(${parameters.add(ids.filter(isId))}::uuid[])`] : []),
    ]
    const bounds = after && columns.map((column) => bound(column, after, parameters)).join(', ')
    const behind = bounds ? [`(${columns.join(', ')}) ${direction === 'asc' ? '>' : '<'} (${bounds})`] : []
    const sorting = columns.map((column) => `${column} ${direction}`).join(', ')
    const total = `(select count(*)::int from (
      select 1 from artists where ${conditions.join(' and ')} limit ${countLimit}) as counted)`
    const rows = await sql<SelectedArtist & { readonly total: number | null }>(
      `select ${artistColumns}, ${after ? 'null::int' : total} as total
       from (select * from artists where ${[...conditions, ...behind].join(' and ')}
         order by ${sorting} limit ${limit + 1}) as artist
       order by ${sorting}`,
      parameters.values,
    )
    const shown = rows.slice(0, limit)
    const final = rows.length > limit ? shown.at(-1) : undefined
    return {
      items: shown.map(artistRow),
      last: final
        ? {
            name: final.sort_name,
            key: order === 'newest' ? Math.round(final.since) : final.follower_count,
            artworkCount: final.artwork_count,
            id: final.id,
          }
        : null,
      total: after ? null : (rows[0]?.total ?? 0),
    }
  },

  find: async (id) => {
    if (!isId(id)) return null
    const [row] = await sql<SelectedArtist>(
      `select ${artistColumns} from artists artist where artist.id = $1 and artist.approval = 'approved'`,
      [id],
    )
    return row ? artistRow(row) : null
  },
})
