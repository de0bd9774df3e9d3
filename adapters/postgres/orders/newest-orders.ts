import { type SelectQueryBuilder, sql } from 'kysely'
import type { ShownOrder } from '#application/orders/order-view.ts'
import type { Place, Slice } from '#application/shared/keyset.ts'
import type { Database } from '../database.ts'
import type { Tables } from '../schemas.ts'
import { sliceOf } from '../slice.ts'
import { orderFrom, shownOrders } from './order-parts.ts'

/** A page of these orders by when they were placed, the newest first, by one statement. */
export async function newestOrders(
  db: Database,
  rows: SelectQueryBuilder<Tables, 'orders', object>,
  limit: number,
  after: Place | null,
): Promise<Slice<ShownOrder>> {
  const { items, ...rest } = await sliceOf(
    db,
    {
      rows,
      show: (page) =>
        page
          .innerJoinLateral(
            () => shownOrders(db).where('o.id', '=', sql.ref<string>('page.id')).as('shown'),
            (join) => join.onTrue(),
          )
          .selectAll('shown'),
      key: 'placed_at',
      kind: 'time',
      direction: 'desc',
    },
    limit,
    after,
  )
  return { items: items.map(orderFrom), ...rest }
}
