import type { OrderLine } from '#domain/orders/order-line.ts'
import type { Cents } from '#domain/shared/money.ts'

/** What is known of a public work before it is bought. */
export interface ArtworkOnSale {
  readonly id: string
  readonly title: string
  readonly price: Cents
  readonly stock: number
  /** The first end of the unpaid orders that pieces of it are in; null where there is none. */
  readonly heldUntil: Date | null
}

/** What is left of a public work. */
export type ArtworkLeft = Pick<ArtworkOnSale, 'id' | 'title' | 'stock'>

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
   * @param until when the unpaid order ends that they are taken for
   */
  take(wanted: readonly WantedArtwork[], until: Date): Promise<readonly OrderLine[]>
  /** The same lines, of which none is taken. */
  offer(wanted: readonly WantedArtwork[]): Promise<readonly OrderLine[]>
  giveBack(lines: readonly WantedArtwork[]): Promise<void>
  /**
   * Notes anew until when these works are held, after an order of them has been paid or has ended, and was saved so; nobody else
   * takes or gives back any of them before the unit of work ends. Gives those that are public, as they are now.
   */
  holdAnew(works: readonly Pick<WantedArtwork, 'artworkId'>[]): Promise<readonly ArtworkLeft[]>
}
