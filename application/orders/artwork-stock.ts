import type { OrderLine } from '#domain/orders/order-line.ts'
import type { Cents } from '#domain/shared/money.ts'

/** What is known of a public work before it is bought. */
export interface ArtworkOnSale {
  readonly id: string
  readonly title: string
  readonly price: Cents
  readonly stock: number
  /** The first end of the orders that hold pieces of it for a time; null where there is none. */
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
   * @param until when the order ends that they are held for; null where the money for it is held, so that they are sold
   */
  take(wanted: readonly WantedArtwork[], until: Date | null): Promise<readonly OrderLine[]>
  /** The same lines, of which none is taken. */
  offer(wanted: readonly WantedArtwork[]): Promise<readonly OrderLine[]>
  giveBack(lines: readonly WantedArtwork[]): Promise<void>
  /** Notes that works which were sold are held until then: the money for their order is not held any more, and it waits on. */
  hold(works: readonly Pick<WantedArtwork, 'artworkId'>[], until: Date): Promise<void>
  /**
   * Notes anew until when these works are held, after the money for an order of them has come, or it has ended, and was saved so;
   * nobody else takes or gives back any of them before the unit of work ends. Gives those that are public, as they are now.
   */
  holdAnew(works: readonly Pick<WantedArtwork, 'artworkId'>[]): Promise<readonly ArtworkLeft[]>
}
