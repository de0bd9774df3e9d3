import { defineEntity, p } from '@mikro-orm/core'
import type { PayoutStanding } from '#domain/fair-pay/payout.ts'
import type { PayoutKind } from '#domain/payouts/payout-account.ts'
import type { Cents } from '#domain/shared/money.ts'

/** Payouts that leave together. */
export const PayoutBatchSchema = defineEntity({
  name: 'PayoutBatch',
  tableName: 'payout_batches',
  properties: {
    id: p.uuid().primary(),
    /** '2026-11'. */
    month: p.text(),
    number: p.integer(),
    madeAt: p.datetime(3),
    sentAt: p.datetime(3).nullable(),
  },
  uniques: [{ name: 'payout_batches_month_number_key', properties: ['month', 'number'] }],
})

/** What artists are paid: once for a month. Where one went that was booked before accounts were named, nobody knows. */
export const PayoutSchema = defineEntity({
  name: 'Payout',
  tableName: 'payouts',
  properties: {
    id: p.uuid().primary(),
    artistId: p.uuid(),
    /** '2026-11'. */
    month: p.text(),
    amount: p.bigint('number').$type<Cents>().fieldName('amount_cents'),
    at: p.datetime(),
    standing: p.text().$type<PayoutStanding>(),
    batchId: p.uuid().nullable(),
    kind: p.text().$type<PayoutKind>().nullable(),
    ending: p.text(),
    sealedDestination: p.text().nullable(),
    closedAt: p.datetime(3).nullable(),
    reason: p.text(),
  },
  uniques: [{ name: 'payouts_artist_id_month_key', properties: ['artistId', 'month'] }],
})

/** What a payout took of an order; of none where nobody can tell. */
export const PayoutOrderSchema = defineEntity({
  name: 'PayoutOrder',
  tableName: 'payout_orders',
  properties: {
    id: p.bigint('number').primary().autoincrement().generated('identity'),
    payoutId: p.uuid(),
    orderId: p.uuid().nullable(),
    amountCents: p.bigint('number').$type<Cents>(),
  },
  uniques: [{ name: 'payout_orders_once', properties: ['payoutId', 'orderId'] }],
})

/** Where artists' money goes: one that was confirmed, and one that is not yet. */
export const PayoutAccountSchema = defineEntity({
  name: 'PayoutAccount',
  tableName: 'payout_accounts',
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid(),
    kind: p.text().$type<PayoutKind>(),
    ending: p.text(),
    sealedDestination: p.text(),
    tokenDigest: p.text(),
    confirmBy: p.datetime(3),
    usedFrom: p.datetime(3).nullable(),
  },
})
