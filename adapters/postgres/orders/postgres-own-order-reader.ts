import type { OwnOrderReader } from '#application/orders/own-order-reader.ts'
import { Parameters } from '../catalogue/parameters.ts'
import { keysetSlice } from '../keyset-slice.ts'
import type { Sql } from '../sql.ts'
import { newestOrders, orderColumns, orderFrom, type SelectedOrder } from './order-parts.ts'

/** Somebody's orders by one statement a page. */
export const postgresOwnOrderReader = (sql: Sql): OwnOrderReader => ({
  async slice({ id, email, emailVerified }, limit, after) {
    const parameters = new Parameters()
    // An account's own, and those of a guest who has shown that the address is theirs; see isOrderOf. Each has an index.
    const own = [
      `user_id = ${parameters.add(id)}`,
      `user_id is null and lower(email) = lower(${parameters.add(emailVerified ? email : null)}::text)`,
    ]
    const whose = own.map((condition) => `select id from orders where ${condition}`).join(' union all ')
    const { items, ...rest } = await keysetSlice<SelectedOrder>(
      sql,
      {
        ...newestOrders,
        columns: orderColumns,
        conditions: [`id in (${whose})`],
        parameters,
      },
      limit,
      after,
    )
    return { items: items.map(orderFrom), ...rest }
  },
})
