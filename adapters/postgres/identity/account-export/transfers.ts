import type { ExpressionBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { isoText as iso } from '../../iso-time.ts'
import type { Tables } from '../../schemas.ts'

type FromOrders = ExpressionBuilder<Tables, 'orders'>['selectFrom']

/** What statements of the bank told of money that came for an order, in hundredths of its currency. */
export const transfers = (selectFrom: FromOrders) =>
  jsonArrayFrom(
    selectFrom('incoming_money')
      .whereRef('order_number', '=', 'orders.number')
      .select([
        'booked_on as bookedOn',
        'sender as from',
        'sender_iban as fromIban',
        'text',
        'amount',
        'currency',
        'standing',
        'back as goesBack',
      ])
      .orderBy('heard_at'),
  )

/** What a person sent back of an order, or is to send, and to whose accounts, in hundredths of its currency. */
export const refundsByHand = (selectFrom: FromOrders) =>
  jsonArrayFrom(
    selectFrom('refunds_due')
      .whereRef('order_number', '=', 'orders.number')
      .select(({ ref }) => [
        iso(ref('due_at')).as('dueAt'),
        iso(ref('sent_at')).as('sentAt'),
        'amount',
        'currency',
        'payers as paidBy',
      ])
      .orderBy('due_at'),
  )
