import type { ArtworkRow } from '#application/catalogue/artwork-reader.ts'
import type { Place, Slice } from '#application/shared/keyset.ts'

/** What became of works that were to be marked. */
export interface Marking {
  /** How many of them are on show. */
  readonly shown: number
  /** How many of those are not marked, as there was no room. */
  readonly left: number
}

/** Who has marked which works. */
export interface FavouriteRepository {
  /** Marks those of the works that are on show and not marked yet, the first ones first, until `mostFavourites` are. */
  add(userId: string, artworkIds: readonly string[], at: Date): Promise<Marking>
  remove(userId: string, artworkId: string): Promise<void>
}

/** Somebody's favourites that are on show, straight from where they are kept. */
export interface FavouriteReader {
  /** The last one marked first. */
  slice(userId: string, limit: number, after: Place | null): Promise<Slice<ArtworkRow>>
  /** In the order they were marked; of more than `mostFavourites` the last ones. */
  ids(userId: string): Promise<readonly string[]>
}
