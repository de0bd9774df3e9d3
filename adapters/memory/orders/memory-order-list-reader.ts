import type { OrderListReader } from '#application/orders/order-list-reader.ts'
import { countLimit } from '#application/shared/page.ts'
import type { Order } from '#domain/orders/order.ts'
import { keysetSlice } from '../keyset-slice.ts'
import type { MemoryOrders } from '../store/memory-orders.ts'

export const memoryOrderListReader = ({ orders }: MemoryOrders): OrderListReader => ({
  async slice({ words, status }, limit, after) {
    const sought = words?.toLowerCase() ?? ''
    const wanted = [...orders.values()].filter(
      (order) =>
        (status === null || order.status === status) &&
        `${order.number} ${order.email} ${order.shipping.name}`.toLowerCase().includes(sought),
    )
    const placeOf = ({ placedAt, id }: Order) => ({ key: placedAt.getTime(), id })
    const slice = keysetSlice(wanted, placeOf, 'desc', limit, after)
    return { ...slice, total: slice.total === null ? null : Math.min(slice.total, countLimit) }
  },
})
