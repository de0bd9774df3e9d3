import type { Buyer } from '#domain/orders/buyer.ts'
import type { ShownOrder } from './order-view.ts'

/** An order's place among its buyer's: what the next page begins behind. */
export interface OrderPlace {
  /** Milliseconds since 1970. */
  readonly placedAt: number
  readonly id: string
}

export interface OrderSlice {
  readonly items: readonly ShownOrder[]
  /** The place of the last item; null where nothing follows. */
  readonly last: OrderPlace | null
  /** How many there are in all. */
  readonly total: number
}

/** Somebody's own orders, straight from where they are kept; which they are, `isOrderOf` says. */
export interface OwnOrderReader {
  /** The newest first. */
  slice(buyer: Buyer, limit: number, after: OrderPlace | null): Promise<OrderSlice>
}
