import type { PaymentCheckRepository } from '#application/orders/payment-check-repository.ts'
import type { Database } from '../database.ts'
import { sliceOf } from '../slice.ts'
import { linesHolding } from './orders-holding.ts'
import { PaymentCheckSchema } from './payment-check.schema.ts'

/** The first end of the orders that hold pieces of each work for a time. */
const unpaidEnds = linesHolding
  .groupBy('order_lines.artwork_id')
  .select(({ fn }) => ['order_lines.artwork_id', fn.min('orders.expires_at').as('unpaid_until')])

/** What is compared is read where it stands, what came of it is kept in a table of its own. */
export const postgresPaymentCheckRepository = (db: Database): PaymentCheckRepository => ({
  async toCheck(since, most) {
    const orders = await db
      .selectFrom('orders')
      .where(({ eb, exists, selectFrom }) =>
        eb.or([
          eb('placed_at', '>=', since),
          eb('status', '=', 'awaiting-payment'),
          exists(
            selectFrom('order_refunds')
              .whereRef('order_refunds.order_id', '=', 'orders.id')
              .where('order_refunds.at', '>=', since)
              .select('order_refunds.id'),
          ),
        ]),
      )
      .orderBy(({ eb }) => eb('status', '=', 'awaiting-payment'), 'desc')
      .orderBy('placed_at', 'desc')
      .orderBy('id')
      .limit(most)
      .select('number')
      .execute()
    return orders.map(({ number }) => number)
  },

  async heldAmiss(most) {
    const works = await db
      .selectFrom('artworks')
      .leftJoin(unpaidEnds.as('unpaid'), 'unpaid.artwork_id', 'artworks.id')
      .whereRef('artworks.held_until', 'is distinct from', 'unpaid.unpaid_until')
      .orderBy('artworks.id')
      .limit(most)
      .select(['artworks.title', 'artworks.held_until', 'unpaid.unpaid_until'])
      .execute()
    return works.map(({ title, held_until: heldUntil, unpaid_until: unpaidUntil }) => ({
      title,
      heldUntil,
      unpaidUntil,
    }))
  },

  async keep(check) {
    await db.entities((em) => em.insertMany(PaymentCheckSchema, [check]))
  },

  async kept(limit, after) {
    const { items, ...rest } = await sliceOf(
      db,
      {
        rows: db.selectFrom('payment_checks'),
        show: (page) =>
          page
            .innerJoin('payment_checks', 'payment_checks.id', 'page.id')
            .select(['payment_checks.id', 'at', 'orders', 'asked', 'differences']),
        key: 'at',
        kind: 'time',
        direction: 'desc',
      },
      limit,
      after,
    )
    return { ...rest, items: items.map((check) => ({ ...check, at: check.at.toISOString() })) }
  },
})
