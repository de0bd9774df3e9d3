import { type Expression, expressionBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Tables } from '../schemas.ts'

/** What a payout took, by the numbers of the orders. */
export const paidOrders = (payoutId: Expression<string>) =>
  jsonArrayFrom(
    expressionBuilder<Tables>()
      .selectFrom('payout_orders as part')
      .leftJoin('orders', 'orders.id', 'part.order_id')
      .select(['orders.number as orderNumber', 'part.amount_cents as amount'])
      .where('part.payout_id', '=', payoutId)
      .orderBy('part.id'),
  )
