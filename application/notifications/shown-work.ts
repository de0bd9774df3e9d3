import type { Cents } from '#domain/shared/money.ts'

/** A work as a mail shows it. */
export interface ShownWork {
  readonly id: string
  readonly title: string
  readonly artist: { readonly id: string; readonly name: string }
  readonly price: Cents
  /** Its first picture as in ImageView; null while it has none. */
  readonly imageUrl: string | null
}
