import { expressionBuilder, type Selection } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { imageUrlOf } from '#adapters/media/image-url.ts'
import type { ArtistRow } from '#application/artists/artist-reader.ts'
import type { ListedArtist } from '#application/artists/contract.ts'
import { artworkRow, imagesIn, listedColumns, pictureColumns } from '../catalogue/artwork-rows.ts'
import { standingBySales } from '../catalogue/standing.ts'
import type { Tables } from '../schemas.ts'

type Shown = Tables & { artist: Tables['artists']; work: Tables['artworks'] }

const artist = expressionBuilder<Shown, 'artist'>()

const strongest = artist
  .selectFrom('artworks as work')
  .whereRef('work.artist_id', '=', 'artist.id')
  .where('work.public', '=', artist.lit(true))
  .orderBy(standingBySales, 'desc')
  .orderBy('work.created_at', 'desc')
  .orderBy('work.id', 'desc')
  .limit(artist.lit(3))

const everywhere = [
  'artist.id',
  'artist.name',
  'artist.sort_name',
  'artist.preferred_medium',
  'artist.picture_hash',
  'artist.artwork_count',
  'artist.follower_count',
  'artist.member_since',
] as const

/** What a list shows of `artist`, a row of artists, and what it is sorted by. */
export const listedArtistColumns = [
  ...everywhere,
  jsonArrayFrom(strongest.select(pictureColumns)).as('works'),
] as const

/** What a page needs of `artist`, a row of artists. */
export const artistColumns = [
  ...everywhere,
  'artist.bio',
  'artist.country',
  'artist.exhibitions',
  jsonArrayFrom(strongest.select(listedColumns)).as('works'),
] as const

/** An artist as `artistColumns` selects one. */
export type SelectedArtist = Selection<Shown, 'artist', (typeof artistColumns)[number]>

/** A selected artist as the application knows one. */
export const artistRow = (row: SelectedArtist): ArtistRow => ({
  id: row.id,
  name: row.name,
  profilePicture: row.picture_hash && imageUrlOf(row.picture_hash),
  artistProfile: {
    preferredMedium: row.preferred_medium,
    bio: row.bio,
    country: row.country,
    exhibitions: row.exhibitions,
  },
  artworkCount: row.artwork_count,
  followerCount: row.follower_count,
  memberSince: row.member_since.toISOString(),
  artworks: row.works.map(artworkRow),
})

/** The same of one whom `listedArtistColumns` selects. */
export const listedArtistRow = (
  row: Selection<Shown, 'artist', (typeof listedArtistColumns)[number]>,
): ListedArtist => ({
  id: row.id,
  name: row.name,
  profilePicture: row.picture_hash && imageUrlOf(row.picture_hash),
  artistProfile: { preferredMedium: row.preferred_medium },
  artworkCount: row.artwork_count,
  followerCount: row.follower_count,
  artworks: row.works.map((work) => ({ id: work.id, title: work.title, images: imagesIn(work) })),
})
