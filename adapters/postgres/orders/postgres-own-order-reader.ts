import type { ShownOrder } from '#application/orders/order-view.ts'
import type { OwnOrderReader } from '#application/orders/own-order-reader.ts'
import type { Sql } from '../sql.ts'
import { orderParts, partsFrom, type SelectedParts } from './order-parts.ts'

type OwnRow = Omit<ShownOrder, 'placedAt' | 'lines' | 'fulfilments' | 'timeline'> &
  SelectedParts & { readonly placed: number }

/** An account's own orders, and those of a guest who has shown that the address is theirs; see isOrderOf. */
const own = [
  'user_id = $1',
  'user_id is null and $2::text is not null and lower(email) = lower($2::text)',
] as const

const newestFirst = 'order by placed_at desc, id desc'

/** Somebody's orders by one statement a page, and one that counts. */
export const postgresOwnOrderReader = (sql: Sql): OwnOrderReader => ({
  async slice({ id, email, emailVerified }, limit, after) {
    const whose = [id, emailVerified ? email : null]
    const behind = after
      ? `and (placed_at, id) < (timestamptz 'epoch' + $4::float8 * interval '1 millisecond', $5::uuid)`
      : ''
    const pages = own.map(
      (condition) =>
        `(select id, placed_at from orders where ${condition} ${behind} ${newestFirst} limit $3)`,
    )
    const rows = await sql<OwnRow>(
      `select o.id, o.number, o.email, o.status, o.shipping, o.method, o.payment_status as "paymentStatus",
         o.fee_percent::float8 as "feePercent", extract(epoch from o.placed_at)::float8 * 1000 as placed,
         ${orderParts('o.id')}
       from (select id from (${pages.join(' union all ')}) as page ${newestFirst} limit $3) as mine
       join orders o on o.id = mine.id
       order by o.placed_at desc, o.id desc`,
      [...whose, limit + 1, ...(after ? [after.placedAt, after.id] : [])],
    )
    const [counted] = await sql<{ total: number }>(
      `select ${own.map((condition) => `(select count(*)::int from orders where ${condition})`).join(' + ')} as total`,
      whose,
    )
    const shown = rows.slice(0, limit)
    const final = rows.length > limit ? shown.at(-1) : undefined
    return {
      items: shown.map(({ placed, lines, fulfilments, timeline, ...columns }) => ({
        ...columns,
        placedAt: new Date(Math.round(placed)),
        ...partsFrom({ lines, fulfilments, timeline }),
      })),
      last: final ? { placedAt: Math.round(final.placed), id: final.id } : null,
      total: counted?.total ?? 0,
    }
  },
})
