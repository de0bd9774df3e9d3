import { defineEntity, p } from '@mikro-orm/core'
import { type Payer, RefundDue } from '#domain/orders/refund-due.ts'
import type { Currency, PaymentWay } from '#domain/payments/standing.ts'

/** Money that a person has to send back, once each. */
export const RefundDueSchema = defineEntity({
  class: RefundDue,
  tableName: 'refunds_due',
  properties: {
    id: p.uuid().primary(),
    key: p.text().unique('refunds_due_key_key'),
    orderNumber: p.text().index('refunds_due_order'),
    attemptId: p.uuid().nullable(),
    payers: p.json().$type<readonly Payer[]>(),
    way: p.text().$type<PaymentWay>(),
    price: p.bigint('number'),
    amount: p.bigint('number'),
    currency: p.text().$type<Currency>(),
    dueAt: p.datetime(),
    sentAt: p.datetime().nullable(),
  },
})
