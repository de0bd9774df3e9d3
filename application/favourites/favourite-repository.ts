import type { ArtworkRow } from '#application/catalogue/artwork-reader.ts'
import type { Place, Slice } from '#application/shared/keyset.ts'

/** Who has marked which works. */
export interface FavouriteRepository {
  /** Marks those of the works that are on show and not marked yet. @returns how many of them are on show */
  add(userId: string, artworkIds: readonly string[], at: Date): Promise<number>
  remove(userId: string, artworkId: string): Promise<void>
}

/** Somebody's favourites that are on show, straight from where they are kept. */
export interface FavouriteReader {
  /** The last one marked first. */
  slice(userId: string, limit: number, after: Place | null): Promise<Slice<ArtworkRow>>
  /** In the order they were marked. */
  ids(userId: string): Promise<readonly string[]>
}
