import type { Artist } from '#domain/artists/artist.ts'
import type { Artwork } from '#domain/catalogue/artwork.ts'
import { columnsFor, detailColumns } from '../catalogue/detail-columns.ts'
import type { Sql } from '../sql.ts'

/** Artists as they are, whatever an admin thinks of them. */
export async function givenArtists(sql: Sql, artists: readonly Artist[]): Promise<void> {
  for (const { id, name, approval, memberSince, profile } of artists)
    await sql(
      `insert into artists (id, name, approval, member_since, preferred_medium, bio, country, exhibitions)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        id,
        name,
        approval,
        memberSince,
        profile.preferredMedium,
        profile.bio,
        profile.country,
        JSON.stringify(profile.exhibitions),
      ],
    )
}

const columns = ['id', 'artist_id', ...detailColumns, 'visibility', 'popularity', 'created_at'].join(', ')

/** Artworks as they are, also those that nobody sees. */
export async function givenArtworks(sql: Sql, artworks: readonly Artwork[]): Promise<void> {
  const rows = artworks.map((work) => ({
    ...columnsFor(work),
    id: work.id,
    artist_id: work.artistId,
    visibility: work.visibility,
    popularity: work.popularity,
    created_at: work.createdAt,
  }))
  await sql(
    `insert into artworks (${columns}) select ${columns} from jsonb_populate_recordset(null::artworks, $1::jsonb)`,
    [JSON.stringify(rows)],
  )
}
