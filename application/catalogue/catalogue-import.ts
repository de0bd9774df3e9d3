import type { ArtworkDetails } from '#domain/catalogue/artwork-details.ts'
import type { Cents } from '#domain/shared/money.ts'

/** A work from somebody else's catalogue. */
export interface ImportedWork extends Omit<ArtworkDetails, 'unique'> {
  /** What its own catalogue calls it; the same id is the same work. */
  readonly sourceId: string
  readonly artistName: string
  readonly artistBio: string
  /** What the line itself says of its sale; null where it does not. */
  readonly said: {
    readonly price: Cents | null
    readonly stock: number | null
    /** Whether it is one of a kind; left out where the line does not say. */
    readonly unique?: boolean
  }
  /** What the line does not speak of at all: a work that is known keeps it. */
  readonly leftOut: readonly LabelField[]
}

/** What a work's label tells, field by field: whatever is not about its sale. */
export type LabelField = Exclude<keyof ArtworkDetails, 'price' | 'stock' | 'unique'> | 'artistName'

export interface ImportedCounts {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
}

/** Takes works in, together with artists of their names, who are approved and have no account. */
export interface CatalogueImport {
  /**
   * Stores works of different ids; those that came in before and have not changed since stay as they are.
   * Price and stock of a known work follow only a line that says something else of them than it said before: what was
   * sold or priced here meanwhile stands. So does whether a work is one of a kind, until there are several pieces.
   */
  store(works: readonly ImportedWork[]): Promise<ImportedCounts>
  /** Makes reading quick again after many were stored. */
  finish(): Promise<void>
}
