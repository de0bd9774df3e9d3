import { defineEntity, p } from '@mikro-orm/core'
import { PaymentAttempt } from '#domain/payments/payment-attempt.ts'
import type { Currency, PaymentWay, StandingName } from '#domain/payments/standing.ts'
import type { Cents } from '#domain/shared/money.ts'

/** Every try to pay, written before a provider hears of it. */
export const PaymentAttemptSchema = defineEntity({
  class: PaymentAttempt,
  tableName: 'payment_attempts',
  properties: {
    id: p.uuid().primary(),
    origin: p.text().unique('payment_attempts_origin_key'),
    provider: p.text(),
    way: p.text().$type<PaymentWay>(),
    price: p.bigint('number').$type<Cents>().fieldName('price_cents'),
    amount: p.bigint('number'),
    currency: p.text().$type<Currency>(),
    perDollar: p.decimal('number').precision(12).scale(6).nullable(),
    rateSource: p.text().nullable(),
    ratedAt: p.datetime().nullable(),
    payer: p.text().nullable(),
    orderNumber: p.text().nullable(),
    reference: p.text().nullable(),
    standing: p.text().$type<StandingName>(),
    sentence: p.text().nullable(),
    mayTryAgain: p.boolean(),
    receipt: p.text().nullable(),
    received: p.bigint('number'),
    begunAt: p.datetime(),
    isAbandoned: p.boolean(),
    looks: p.integer(),
    lookAgainAt: p.datetime(),
  },
  uniques: [{ name: 'payment_attempts_provider_reference_key', properties: ['provider', 'reference'] }],
})
