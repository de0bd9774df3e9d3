import type { Place, Slice } from '#application/shared/keyset.ts'
import type { Buyer } from '#domain/orders/buyer.ts'
import type { ShownOrder } from './order-view.ts'

/** Somebody's own orders, straight from where they are kept; which they are, `isOrderOf` says. */
export interface OwnOrderReader {
  /** The newest first. */
  slice(buyer: Buyer, limit: number, after: Place | null): Promise<Slice<ShownOrder>>
}
