import type { ArtworkRow, SoughtWords } from '#application/catalogue/artwork-reader.ts'
import type { ArtistSort, ArtistView, ListedArtist } from './contract.ts'

/** An artist as a page shows them, with their three strongest public works. */
export interface ArtistRow extends Omit<ArtistView, 'artworks'> {
  readonly artworks: readonly ArtworkRow[]
}

export interface ArtistSelection {
  readonly sought?: SoughtWords | undefined
  readonly ids?: readonly string[] | undefined
}

/**
 * name: by name without accents. newest: by the time they joined, the latest first. followers: by followers, then
 * works, most first. featured: as followers, without those who show no work.
 */
export type ArtistOrder = ArtistSort | 'featured'

/** An artist's place in an order: what the next page begins behind. */
export interface ArtistPlace {
  /** The folded name in the order 'name'. */
  readonly name: string
  /** Milliseconds since 1970 in the order 'newest', else followers. */
  readonly key: number
  readonly artworkCount: number
  readonly id: string
}

export interface ArtistSlice<Row> {
  readonly items: readonly Row[]
  /** The place of the last item; null where nothing follows. */
  readonly last: ArtistPlace | null
  /** As in Page; counted for the first page alone, else null. */
  readonly total: number | null
}

/** Reads so many artists in an order, from its beginning or behind a place. */
export type SliceOfArtists<Row> = (
  selection: ArtistSelection,
  order: ArtistOrder,
  limit: number,
  after: ArtistPlace | null,
) => Promise<ArtistSlice<Row>>

/** Approved artists, straight from where they are kept. */
export interface ArtistReader {
  readonly slice: SliceOfArtists<ArtistRow>
  /** The same with what lists show alone. */
  readonly listed: SliceOfArtists<ListedArtist>
  /** Null where there is none, or none who is approved. */
  find(id: string): Promise<ArtistRow | null>
}
