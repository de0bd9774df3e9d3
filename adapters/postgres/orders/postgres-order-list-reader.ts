import type { OrderListReader } from '#application/orders/order-list-reader.ts'
import { Parameters } from '../catalogue/parameters.ts'
import { keysetSlice } from '../keyset-slice.ts'
import { anywhere } from '../like-pattern.ts'
import type { Sql } from '../sql.ts'
import { newestOrders, orderColumns, orderFrom, type SelectedOrder } from './order-parts.ts'

/** Everybody's orders by one statement a page. */
export const postgresOrderListReader = (sql: Sql): OrderListReader => ({
  async slice({ words, status }, limit, after) {
    const parameters = new Parameters()
    const conditions = [
      ...(words === null ? [] : [`sought like ${parameters.add(anywhere(words.toLowerCase()))}`]),
      ...(status === null ? [] : [`status = ${parameters.add(status)}`]),
    ]
    const { items, ...rest } = await keysetSlice<SelectedOrder>(
      sql,
      {
        ...newestOrders,
        columns: orderColumns,
        conditions,
        parameters,
      },
      limit,
      after,
    )
    return { items: items.map(orderFrom), ...rest }
  },
})
