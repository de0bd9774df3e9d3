import type { ArtworkView } from '#application/catalogue/contract.ts'
import type { CartItem } from '#domain/cart/cart.ts'
import type { CartChange } from '#domain/cart/cart-changes.ts'
import type { Removal } from './cart-lines.ts'

/** The cart as screens see it. */
export interface CartState {
  readonly items: readonly CartItem[]
  /** The kept cart is still being read: nothing can be said of it yet. */
  readonly isReading: boolean
  /** Whoever keeps it knows of all that stands in it. */
  readonly isKept: boolean
  /** The browser could not keep the last change. */
  readonly isLost: boolean
  /** What is no longer as the shopper saw it; empty until the gallery has answered. */
  readonly changes: readonly CartChange[]
  /** The items as the gallery sells them now, which is what will be paid; as they are kept until it has answered. */
  readonly asSoldNow: readonly CartItem[]
  /** The gallery was asked for changes and could not be reached. */
  readonly isUnchecked: boolean
  /** The line removed last and where it stood, for as long as that can be taken back. */
  readonly removed: Removal | null
}

/** What screens can ask of the cart. */
export interface CartActions {
  readonly add: (artwork: ArtworkView) => void
  readonly setQuantity: (id: string, quantity: number) => void
  readonly remove: (id: string) => void
  readonly takeRemovalBack: () => void
  /** These works leave it with an order. @param isTold whether the account's cart has lost them already */
  readonly letGo: (ids: readonly string[], isTold: boolean) => void
  readonly compareWithGallery: () => void
  readonly acceptChanges: () => void
  /** Sees what was done with it on another device. */
  readonly lookAgain: () => void
}

export type UsableCart = CartState & CartActions

/** A cart that nobody has put anything into. */
export const emptyState: CartState = {
  items: [],
  asSoldNow: [],
  isReading: false,
  isKept: true,
  isLost: false,
  changes: [],
  isUnchecked: false,
  removed: null,
}

export const notOpened = 'The cart could not be opened. Please try again.'

/** What is said in its place where the browser knows why. */
export const notOpenedOffline =
  'You are offline, and the cart could not be opened. Please try again when the network is back.'
