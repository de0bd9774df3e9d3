import type { ListedOrder, OrderListReader } from '#application/orders/order-list-reader.ts'
import { Parameters } from '../catalogue/parameters.ts'
import { isoTime } from '../iso-time.ts'
import { keysetSlice } from '../keyset-slice.ts'
import { anywhere } from '../like-pattern.ts'
import type { Sql } from '../sql.ts'
import { orderParts, partsFrom, type SelectedParts } from './order-parts.ts'

type ListedRow = Omit<ListedOrder, 'placedAt' | 'lines' | 'fulfilments' | 'timeline'> &
  SelectedParts & { readonly placedAt: string }

const columns = `o.id, o.number, o.status, o.email, o.shipping, o.method, o.payment_status as "paymentStatus",
  o.fee_percent::float8 as "feePercent", ${isoTime('o.placed_at')} as "placedAt", ${orderParts('o.id')}`

const orderFrom = ({ placedAt, lines, fulfilments, timeline, ...order }: ListedRow): ListedOrder => ({
  ...order,
  placedAt: new Date(placedAt),
  ...partsFrom({ lines, fulfilments, timeline }),
})

/** Everybody's orders by one statement a page. */
export const postgresOrderListReader = (sql: Sql): OrderListReader => ({
  async slice({ words, status }, limit, after) {
    const parameters = new Parameters()
    const conditions = [
      ...(words === null ? [] : [`sought like ${parameters.add(anywhere(words.toLowerCase()))}`]),
      ...(status === null ? [] : [`status = ${parameters.add(status)}`]),
    ]
    const { items, ...rest } = await keysetSlice<ListedRow>(
      sql,
      {
        table: 'orders',
        row: 'o',
        columns,
        conditions,
        parameters,
        key: 'placed_at',
        kind: 'time',
        direction: 'desc',
      },
      limit,
      after,
    )
    return { items: items.map(orderFrom), ...rest }
  },
})
