import type { Place, Slice } from '#application/shared/keyset.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { ShownOrder } from './order-view.ts'

export interface OrderSearch {
  /** Part of a number, of an address or of a name; upper and lower case are the same. Null for all. */
  readonly words: string | null
  readonly status: OrderStatus | null
}

/** Everybody's orders, straight from where they are kept. */
export interface OrderListReader {
  /** The newest first; counted up to `countLimit`. */
  slice(search: OrderSearch, limit: number, after: Place | null): Promise<Slice<ShownOrder>>
}
