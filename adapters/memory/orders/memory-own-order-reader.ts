import type { OwnOrderReader } from '#application/orders/own-order-reader.ts'
import { isOrderOf } from '#domain/orders/buyer.ts'
import { keysetSlice } from '../keyset-slice.ts'
import type { MemoryBooks } from './memory-books.ts'

export const memoryOwnOrderReader = ({ orders }: MemoryBooks): OwnOrderReader => ({
  slice: async (buyer, limit, after) =>
    keysetSlice(
      [...orders.values()].filter((order) => isOrderOf(buyer, order)),
      ({ placedAt, id }) => ({ key: placedAt.getTime(), id }),
      'desc',
      limit,
      after,
    ),
})
