import type { OrderLine } from '#domain/orders/order-line.ts'
import type { Cents } from '#domain/shared/money.ts'

/** What is known of a public work before it is bought. */
export interface ArtworkOnSale {
  readonly id: string
  readonly title: string
  readonly price: Cents
  readonly stock: number
}

export interface WantedArtwork {
  readonly artworkId: string
  readonly quantity: number
}

/** The pieces that can be sold. */
export interface ArtworkStock {
  /** Those of the works that are public now. */
  look(ids: readonly string[]): Promise<readonly ArtworkOnSale[]>
  /**
   * Takes pieces by condition: never below zero, whoever else buys at the same moment. Works that are short, not public
   * or not for sale are left out of the answer; whoever wanted them all rolls back.
   */
  take(wanted: readonly WantedArtwork[]): Promise<readonly OrderLine[]>
  giveBack(lines: readonly WantedArtwork[]): Promise<void>
}
