import type { ListedOrder, OrderListReader } from '#application/orders/order-list-reader.ts'
import { countLimit } from '#application/shared/page.ts'
import type { TimedPlace } from '#application/shared/timed-pages.ts'
import { Parameters } from '../catalogue/parameters.ts'
import { anywhere } from '../like-pattern.ts'
import type { Sql } from '../sql.ts'
import { behind, milliseconds, timedSlice } from '../timed-slice.ts'
import { orderParts, partsFrom, type SelectedParts } from './order-parts.ts'

type ListedRow = Omit<ListedOrder, 'placedAt' | 'lines' | 'fulfilments' | 'timeline'> &
  SelectedParts &
  TimedPlace

/** Everybody's orders by one statement a page, and one that counts. */
export const postgresOrderListReader = (sql: Sql): OrderListReader => ({
  async slice({ words, status }, limit, after) {
    const parameters = new Parameters()
    const wanted = [
      words === null ? 'true' : `sought like ${parameters.add(anywhere(words.toLowerCase()))}`,
      status === null ? 'true' : `status = ${parameters.add(status)}`,
    ].join(' and ')
    const [counted] = await sql<{ total: number }>(
      `select count(*)::int as total from (select 1 from orders where ${wanted} limit ${countLimit}) as counted`,
      parameters.values,
    )
    const place = behind(after, { at: 'placed_at', id: 'id', idType: 'uuid' }, parameters)
    const rows = await sql<ListedRow>(
      `select o.id, o.number, o.status, o.email, o.shipping, o.method, o.payment_status as "paymentStatus",
         o.fee_percent::float8 as "feePercent", ${milliseconds('o.placed_at')} as at, ${orderParts('o.id')}
       from (select * from orders where ${wanted} and ${place}
             order by placed_at desc, id desc limit ${parameters.add(limit + 1)}) as o
       order by o.placed_at desc, o.id desc`,
      parameters.values,
    )
    return timedSlice(
      rows,
      limit,
      counted?.total ?? 0,
      ({ at, lines, fulfilments, timeline, ...columns }) => ({
        ...columns,
        placedAt: new Date(Math.round(at)),
        ...partsFrom({ lines, fulfilments, timeline }),
      }),
    )
  },
})
