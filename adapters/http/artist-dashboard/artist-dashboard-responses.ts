import {
  type ArtistOrderView,
  type Earnings,
  type InboxMessage,
  type LedgerLineView,
  type Waiting,
} from '#application/artist-dashboard/contract.ts'
import { postingKinds } from '#domain/fair-pay/ledger.ts'
import { payoutSteps } from '#domain/fair-pay/payout-step.ts'
import { fulfilmentStatuses } from '#domain/orders/fulfilment.ts'
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
import { orderProperties } from '../orders/order-responses.ts'

export const waitingSchema: Schema<InDollars<Waiting>> = namedSchema(
  'Waiting',
  objectOf({ orders: count, claims: count, messages: count }),
)

export const artistOrderSchema: Schema<InDollars<ArtistOrderView>> = namedSchema(
  'ArtistOrder',
  objectOf({
    number: orderProperties.number,
    status: oneOf(fulfilmentStatuses),
    placedAt: time,
    items: orderProperties.items,
    shipping: orderProperties.shipping,
    carrier: nullable(text),
    trackingNumber: nullable(text),
    canBeCorrected: boolean,
    subtotal: money,
    refunded: money,
    fee: money,
    artistReceives: money,
    carriage: nullable(money),
  }),
)

export const earningsSchema: Schema<InDollars<Earnings>> = namedSchema(
  'Earnings',
  objectOf({
    sales: money,
    fee: money,
    earned: money,
    refunded: money,
    netSales: money,
    paidOut: money,
    balance: money,
    nextPayout: objectOf({ on: textLike(/^\d{4}-\d{2}-\d{2}$/), amount: money }),
    ordersToShip: count,
    perMonth: listOf(objectOf({ month: textLike(/^\d{4}-\d{2}$/), sales: money, fee: money, earned: money })),
  }),
)

export const ledgerLineSchema: Schema<InDollars<LedgerLineView>> = namedSchema(
  'LedgerLine',
  objectOf({
    at: time,
    orderNumber: nullable(orderProperties.number),
    kind: oneOf(postingKinds),
    payout: nullable(objectOf({ month: textLike(/^\d{4}-\d{2}$/), step: oneOf(payoutSteps) })),
    sales: money,
    fee: money,
    amount: money,
  }),
)

export const inboxMessageSchema: Schema<InboxMessage> = namedSchema(
  'InboxMessage',
  objectOf({
    id: text,
    from: text,
    subject: text,
    text,
    at: time,
    answers: listOf(objectOf({ text, at: time })),
    read: boolean,
  }),
)
