import { defineEntity, p } from '@mikro-orm/core'

/** What M-Pesa was asked for an attempt to pay: it would ask a phone as often as it is told to. */
export const MpesaPushSchema = defineEntity({
  name: 'MpesaPush',
  tableName: 'mpesa_pushes',
  properties: {
    attemptId: p.uuid().primary(),
    amount: p.bigint('number'),
    askedAt: p.datetime().nullable(),
    checkoutRequestId: p.text().nullable().unique('mpesa_pushes_checkout_request_id_key'),
    receipt: p.text().nullable(),
    isReleased: p.boolean(),
  },
})

/** The one token that requests to M-Pesa are signed with, and until when somebody renews it. */
export const MpesaTokenSchema = defineEntity({
  name: 'MpesaToken',
  tableName: 'mpesa_tokens',
  properties: {
    name: p.text().primary(),
    sealedToken: p.text().nullable(),
    goodUntil: p.datetime(),
    renewedUntil: p.datetime(),
  },
})
