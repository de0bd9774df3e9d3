import type { PayoutAccountView } from '#application/payouts/payout-account-contract.ts'
import type {
  OwnPayoutView,
  PayoutBatchDetail,
  PayoutBatchView,
  PayoutView,
  UnpaidView,
} from '#application/payouts/payouts-contract.ts'
import type { StatementView } from '#application/payouts/statements-contract.ts'
import { postingKinds } from '#domain/fair-pay/ledger.ts'
import { payoutStandings } from '#domain/fair-pay/payout.ts'
import { payoutSteps } from '#domain/fair-pay/payout-step.ts'
import { payoutKinds } from '#domain/payouts/payout-account.ts'
import { payoutObstacles } from '#domain/payouts/payout-batch.ts'
import type { InDollars } from '#domain/shared/money.ts'
import {
  boolean,
  count,
  listOf,
  money,
  namedSchema,
  nullable,
  objectOf,
  oneOf,
  type Schema,
  text,
  textLike,
  time,
} from '../openapi/schema.ts'

const byline = objectOf({ id: text, name: text })
const month = textLike(/^\d{4}-\d{2}$/)

const payoutFields = {
  id: text,
  artist: byline,
  month,
  amount: money,
  standing: oneOf(payoutStandings),
  kind: nullable(oneOf(payoutKinds)),
  ending: text,
  at: time,
  sentAt: nullable(time),
  closedAt: nullable(time),
  reason: text,
} as const

export const payoutSchema: Schema<InDollars<PayoutView>> = namedSchema('Payout', objectOf(payoutFields))

const paidOrders = listOf(objectOf({ orderNumber: nullable(text), amount: money }))

export const ownPayoutSchema: Schema<InDollars<OwnPayoutView>> = namedSchema(
  'OwnPayout',
  objectOf({ ...payoutFields, orders: paidOrders }),
)

const batchFields = {
  id: text,
  name: text,
  month,
  madeAt: time,
  sentAt: nullable(time),
  total: money,
  standings: listOf(objectOf({ standing: oneOf(payoutStandings), count, amount: money })),
  takenOut: objectOf({ count, amount: money }),
} as const

export const payoutBatchSchema: Schema<InDollars<PayoutBatchView>> = namedSchema(
  'PayoutBatch',
  objectOf(batchFields),
)

export const payoutBatchDetailSchema: Schema<InDollars<PayoutBatchDetail>> = namedSchema(
  'PayoutBatchDetail',
  objectOf({ ...batchFields, payouts: listOf(payoutSchema), unreadable: listOf(text) }),
)

export const unpaidSchema: Schema<InDollars<UnpaidView>> = namedSchema(
  'UnpaidArtist',
  objectOf({
    artist: byline,
    amount: money,
    obstacle: nullable(oneOf(payoutObstacles)),
    from: nullable(time),
  }),
)

export const statementSchema: Schema<InDollars<StatementView>> = namedSchema(
  'Statement',
  objectOf({
    artist: byline,
    month,
    until: time,
    isOver: boolean,
    opening: money,
    sales: money,
    refunds: money,
    fee: money,
    earned: money,
    payouts: money,
    closing: money,
    lines: listOf(
      objectOf({
        at: time,
        kind: oneOf(postingKinds),
        orderNumber: nullable(text),
        payout: nullable(objectOf({ month, step: oneOf(payoutSteps), orders: paidOrders })),
        sales: money,
        fee: money,
        amount: money,
      }),
    ),
  }),
)

export const payoutAccountSchema: Schema<PayoutAccountView> = namedSchema(
  'PayoutAccount',
  objectOf({
    account: nullable(objectOf({ kind: oneOf(payoutKinds), ending: text, usedFrom: time, isInUse: boolean })),
    toConfirm: nullable(objectOf({ kind: oneOf(payoutKinds), ending: text, until: time })),
  }),
)
