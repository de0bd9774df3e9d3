import type { ArtworkRow } from '#application/catalogue/artwork-reader.ts'

/** Who has marked which works. */
export interface FavouriteRepository {
  /** Marks those of the works that are on show and not marked yet. @returns how many of them are on show */
  add(userId: string, artworkIds: readonly string[], at: Date): Promise<number>
  remove(userId: string, artworkId: string): Promise<void>
}

/** A mark's place in the list: what the next page begins behind. */
export interface FavouritePlace {
  /** Milliseconds since 1970. */
  readonly markedAt: number
  readonly id: string
}

export interface FavouriteSlice {
  readonly items: readonly ArtworkRow[]
  /** The place of the last item; null where nothing follows. */
  readonly last: FavouritePlace | null
  /** How many there are in all. */
  readonly total: number
}

/** Somebody's favourites that are on show, straight from where they are kept. */
export interface FavouriteReader {
  /** The last one marked first. */
  slice(userId: string, limit: number, after: FavouritePlace | null): Promise<FavouriteSlice>
  /** In the order they were marked. */
  ids(userId: string): Promise<readonly string[]>
}
