import { defineEntity, p } from '@mikro-orm/core'
import type { SandboxPayment } from '#adapters/sandbox/sandbox-books.ts'
import type { Cents } from '#domain/shared/money.ts'

/** What a real provider would keep of a payment at its end. */
export const SandboxPaymentSchema = defineEntity({
  name: 'SandboxPayment',
  tableName: 'sandbox_payments',
  properties: {
    id: p.uuid().primary(),
    standing: p.text().$type<SandboxPayment['standing']>(),
    amount: p.bigint('number').$type<Cents>().fieldName('amount_cents'),
    sentence: p.text().nullable(),
    givenBack: p.bigint('number').$type<Cents>().fieldName('given_back_cents').defaultRaw('0'),
  },
})

/** What the sandbox has given back, once for each key. */
export const SandboxRefundSchema = defineEntity({
  name: 'SandboxRefund',
  tableName: 'sandbox_refunds',
  properties: {
    key: p.text().primary(),
    paymentId: p.uuid(),
    amount: p.bigint('number').$type<Cents>().fieldName('amount_cents'),
  },
})
