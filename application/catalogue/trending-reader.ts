import type { ArtworkPlace, ArtworkSelection } from './artwork-reader.ts'

/** A work that may hang on a page of trending works; see domain/catalogue/trending.ts. */
export interface TrendingCandidate {
  readonly id: string
  readonly artistId: string
  readonly trend: number
  /** Milliseconds since 1970. */
  readonly createdAt: number
}

/** Where a page of trending works begins: behind the last ones taken, with those that had to wait. */
export interface TrendingPlace {
  /** Null: from the beginning. The key of a place is its trend, or 0 among newcomers. */
  readonly known: ArtworkPlace | null
  readonly newcomers: ArtworkPlace | null
  readonly waiting: readonly string[]
}

export interface TrendingCandidates {
  /**
   * In the order in which they wait, without those that are gone. From the beginning: the featured ones, those first that
   * were featured last and can still be bought; they stand in neither stream.
   */
  readonly waiting: readonly TrendingCandidate[]
  /** By trend, then the newest first. */
  readonly known: readonly TrendingCandidate[]
  /** The newest first; only what can be bought. */
  readonly newcomers: readonly TrendingCandidate[]
  /** How many works the list has, as in Page; counted at its beginning alone, else null. */
  readonly total: number | null
}

/** Public works by what people care for, as of the last time the signals were settled. */
export interface TrendingReader {
  /** At most `most` of the known and of the newcomers. */
  candidates(
    selection: ArtworkSelection,
    from: TrendingPlace | null,
    most: number,
  ): Promise<TrendingCandidates>
}
