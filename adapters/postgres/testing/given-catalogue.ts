import type { Artist } from '#domain/artists/artist.ts'
import type { Artwork } from '#domain/catalogue/artwork.ts'
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

/** Artworks as they are, also those that nobody sees. */
export async function givenArtworks(sql: Sql, artworks: readonly Artwork[]): Promise<void> {
  for (const work of artworks)
    await sql(
      `insert into artworks (id, artist_id, title, description, category, medium, year, width_cm, height_cm, depth_cm,
         price_cents, stock, is_unique, visibility, popularity, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
      [
        work.id,
        work.artistId,
        work.title,
        work.description,
        work.category,
        work.medium,
        work.year,
        work.dimensions?.widthCm ?? null,
        work.dimensions?.heightCm ?? null,
        work.dimensions?.depthCm ?? null,
        work.price,
        work.stock,
        work.unique,
        work.visibility,
        work.popularity,
        work.createdAt,
      ],
    )
}
