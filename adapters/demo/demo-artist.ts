import type { ArtworkFields } from '#domain/catalogue/artwork-fields.ts'
import type { Category } from '#domain/catalogue/category.ts'

/**
 * One work of the demo catalogue: what its artist tells of it, and its picture. Unless told, whatever has one piece or none
 * is one of a kind.
 */
export interface DemoWork extends Partial<Omit<ArtworkFields, 'price'>> {
  readonly title: string
  readonly description: string
  readonly category: Category
  readonly medium: string
  readonly year: number
  /** Outer size in centimetres; depth only where the work stands free. */
  readonly widthCm: number
  readonly heightCm: number
  /** US dollars, at most two decimals. */
  readonly price: number
  /** Pieces left, one where none are told; 0 is sold out. */
  readonly stock?: number
  /** What its picture's files are called, beside those of the same artist. */
  readonly picture: string
  /** What the picture shows, for those who do not see it. */
  readonly alt: string
}

/** What a parcel costs its artist to send, in US dollars. */
export interface DemoFares {
  readonly home: number
  readonly eu: number
  readonly rest: number
}

/** An invented artist with everything an artist's page shows. */
export interface DemoArtist {
  readonly slug: string
  readonly name: string
  readonly preferredMedium: string
  /** Two or three paragraphs, separated by a blank line. */
  readonly bio: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** ISO 8601 date. */
  readonly memberSince: string
  /** For those who tell it. */
  readonly fares?: DemoFares
  readonly exhibitions: readonly { readonly title: string; readonly venue: string; readonly year: number }[]
  /** Shown first on home and in the gallery: the artist's strongest works stand at the head of this list. */
  readonly works: readonly DemoWork[]
}
