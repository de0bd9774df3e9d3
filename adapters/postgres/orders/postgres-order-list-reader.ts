import type { OrderListReader } from '#application/orders/order-list-reader.ts'
import type { Database } from '../database.ts'
import { anywhere } from '../like-pattern.ts'
import { newestOrders } from './newest-orders.ts'

/** Everybody's orders. */
export const postgresOrderListReader = (db: Database): OrderListReader => ({
  slice({ words, status }, limit, after) {
    const all = db.selectFrom('orders')
    const found = words === null ? all : all.where('sought', 'like', anywhere(words.toLowerCase()))
    return newestOrders(db, status === null ? found : found.where('status', '=', status), limit, after)
  },
})
