import type { OwnOrderReader } from '#application/orders/own-order-reader.ts'
import { isOrderOf } from '#domain/orders/buyer.ts'
import { keysetSlice } from '../keyset-slice.ts'
import type { MemoryOrders } from '../store/memory-orders.ts'

export const memoryOwnOrderReader = ({ orders }: MemoryOrders): OwnOrderReader => ({
  slice: async (buyer, limit, after) =>
    keysetSlice(
      [...orders.values()].filter((order) => isOrderOf(buyer, order)),
      ({ placedAt, id }) => ({ key: placedAt.getTime(), id }),
      'desc',
      limit,
      after,
    ),
})
