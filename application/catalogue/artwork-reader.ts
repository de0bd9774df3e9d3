import type { Likeness } from '#domain/catalogue/likeness.ts'
import type { ArtworkFilter, ArtworkSort, ArtworkView, CategoryCounts, Facets } from './contract.ts'

/** An artwork as a page or a list shows it, before anyone says who gets what of the price. */
export type ArtworkRow = Omit<ArtworkView, 'artistReceives'>

/** Words to be found, folded as in `searchWords`. */
export interface SoughtWords {
  readonly words: readonly string[]
  /**
   * Off: a known word means itself, and only an unknown one its nearest neighbours. On: every word may also mean its
   * neighbours. The last word may always be the beginning of one.
   */
  readonly generous: boolean
}

/**
 * Which public works a list holds. A work without a price satisfies no condition on prices; one whose size is not known
 * fits nowhere.
 */
export interface ArtworkSelection extends Omit<ArtworkFilter, 'q'> {
  readonly sought?: SoughtWords | undefined
  /** Only works that there is something to see of. */
  readonly pictured?: true | undefined
}

/**
 * newest: by time, the latest first. price-asc, price-desc: by price, then id; not for sale comes last in both.
 * popular: most pieces sold first, then newest, what is sold out last. best-match: those with every word in title or artist's name first,
 * then newest; of more than are counted the newest alone, where those do not fill a page
 * out of the newest ones.
 */
export type ArtworkOrder = ArtworkSort | 'best-match'

/** A work's place in an order: what the next page begins behind. */
export interface ArtworkPlace {
  /** Cents, pieces sold, 1 or 0 for a match in title or name, 2 where those do not come first; 0 in the order 'newest'. */
  readonly key: number
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly id: string
}

export interface ArtworkSlice {
  readonly items: readonly ArtworkRow[]
  /** The place of the last item; null where nothing follows. */
  readonly last: ArtworkPlace | null
  /** Up to `worksCounted`, or exactly; counted for the first page alone, else null. */
  readonly total: number | null
}

/** So many media are offered to choose from. */
export const mostMedia = 12

/** Public works of approved artists, straight from where they are kept. */
export interface ArtworkReader {
  slice(
    selection: ArtworkSelection,
    order: ArtworkOrder,
    limit: number,
    after: ArtworkPlace | null,
  ): Promise<ArtworkSlice>
  /** Null where there is none, or none that is public. */
  find(id: string): Promise<ArtworkRow | null>
  /** Whether a work of an approved artist hung here and was taken down. */
  wasTakenDown(id: string): Promise<boolean>
  categoryCounts(): Promise<CategoryCounts>
  /** Each kind under everything of the selection but its own wish; counted up to `countLimit`, where it is not kept counted. */
  facets(selection: ArtworkSelection): Promise<Facets>
  /** These works in this order, without those that are not public. */
  rows(ids: readonly string[]): Promise<readonly ArtworkRow[]>
  /**
   * A work and those that may be like it, at most some 150: the newest of its medium, and of its category those in its
   * colour and those at prices next to its own. Null where the work is not public.
   */
  kindred(id: string): Promise<{ readonly work: Likeness; readonly others: readonly Likeness[] } | null>
}
