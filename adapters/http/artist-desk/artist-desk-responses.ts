import {
  type ArtistOrderView,
  type Earnings,
  type InboxMessage,
  type LedgerLineView,
  ledgerKinds,
} from '#application/artist-desk/contract.ts'
import { fulfilmentStatuses } from '#domain/orders/fulfilment.ts'
import {
  boolean,
  count,
  dollars,
  listOf,
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

export const artistOrderSchema: Schema<ArtistOrderView> = namedSchema(
  'ArtistOrder',
  objectOf({
    number: orderProperties.number,
    status: oneOf(fulfilmentStatuses),
    placedAt: time,
    items: orderProperties.items,
    shipping: orderProperties.shipping,
    carrier: nullable(text),
    trackingNumber: nullable(text),
    subtotal: dollars,
    fee: dollars,
    artistReceives: dollars,
  }),
)

export const earningsSchema: Schema<Earnings> = namedSchema(
  'Earnings',
  objectOf({
    sales: dollars,
    fee: dollars,
    earned: dollars,
    refunded: dollars,
    netSales: dollars,
    paidOut: dollars,
    balance: dollars,
    nextPayout: objectOf({ on: textLike(/^\d{4}-\d{2}-\d{2}$/), amount: dollars }),
    ordersToShip: count,
    perMonth: listOf(
      objectOf({ month: textLike(/^\d{4}-\d{2}$/), sales: dollars, fee: dollars, earned: dollars }),
    ),
  }),
)

export const ledgerLineSchema: Schema<LedgerLineView> = namedSchema(
  'LedgerLine',
  objectOf({
    at: time,
    orderNumber: nullable(orderProperties.number),
    kind: oneOf(ledgerKinds),
    sales: dollars,
    fee: dollars,
    amount: dollars,
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
