import { LockMode } from '@mikro-orm/core'
import type { RefundDueRepository } from '#application/orders/refund-due-repository.ts'
import { paidFrom } from '#domain/payments/payment-attempt.ts'
import type { Database } from '../database.ts'
import { isId } from '../row-id.ts'
import { sliceOf } from '../slice.ts'
import { RefundDueSchema } from './refund-due.schema.ts'

/** What nobody has sent so far. */
export const openRefunds = (db: Database) => db.selectFrom('refunds_due').where('sent_at', 'is', null)

/** What a person has to send back, in a table of its own. */
export const postgresRefundDueRepository = (db: Database): RefundDueRepository => ({
  async add(refund) {
    // One that is asked for again is no failure: the mapper could only throw.
    await db
      .insertInto('refunds_due')
      .values(({ cast, val }) => ({
        id: refund.id,
        key: refund.key,
        order_number: refund.orderNumber,
        way: refund.way,
        price: refund.price,
        amount: refund.amount,
        currency: refund.currency,
        attempt_id: refund.attemptId,
        payers: cast(val(JSON.stringify(refund.payers)), 'jsonb'),
        due_at: refund.dueAt,
        sent_at: refund.sentAt,
      }))
      .onConflict((known) => known.column('key').doNothing())
      .execute()
  },

  byId: async (id) =>
    isId(id)
      ? db.entities((em) =>
          em.findOne(RefundDueSchema, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true }),
        )
      : null,

  async save({ id, sentAt }) {
    await db.updateTable('refunds_due').set({ sent_at: sentAt }).where('id', '=', id).execute()
  },

  has: async (key) =>
    (await db.selectFrom('refunds_due').where('key', '=', key).select('id').executeTakeFirst()) !== undefined,

  isSent: async (key) =>
    (await db
      .selectFrom('refunds_due')
      .where('key', '=', key)
      .where('sent_at', 'is not', null)
      .select('id')
      .executeTakeFirst()) !== undefined,

  async open(limit, after) {
    const { items, ...rest } = await sliceOf(
      db,
      {
        rows: openRefunds(db),
        show: (page) =>
          page
            .innerJoin('refunds_due', 'refunds_due.id', 'page.id')
            .innerJoin('orders', 'orders.number', 'refunds_due.order_number')
            .leftJoin('payment_attempts', 'payment_attempts.id', 'refunds_due.attempt_id')
            .select([
              'refunds_due.id',
              'refunds_due.order_number',
              'orders.email',
              'orders.shipping',
              'refunds_due.way',
              'refunds_due.price',
              'refunds_due.amount',
              'refunds_due.currency',
              'refunds_due.payers',
              'payer',
              'receipt',
              'due_at',
            ]),
        key: 'due_at',
        kind: 'time',
        direction: 'asc',
      },
      limit,
      after,
    )
    return {
      ...rest,
      items: items.map((row) => ({
        id: row.id,
        orderNumber: row.order_number,
        buyer: { name: row.shipping.name, email: row.email },
        way: row.way,
        price: row.price,
        amount: row.amount,
        currency: row.currency,
        ...paidFrom(row),
        receipt: row.receipt,
        payers: row.payers,
        dueAt: row.due_at.toISOString(),
      })),
    }
  },
})
