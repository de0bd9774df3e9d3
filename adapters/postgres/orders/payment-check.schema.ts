import { defineEntity, p } from '@mikro-orm/core'
import type { CheckDifference } from '#application/orders/payment-checks-contract.ts'

/** What comparisons of orders, books and providers have come to. */
export const PaymentCheckSchema = defineEntity({
  name: 'PaymentCheck',
  tableName: 'payment_checks',
  properties: {
    id: p.uuid().primary(),
    at: p.datetime(3),
    orders: p.integer(),
    asked: p.integer(),
    differences: p.json<readonly CheckDifference[]>(),
  },
})
