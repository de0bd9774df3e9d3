import { fulfilmentStatuses } from '#domain/orders/fulfilment.ts'
import { dollars, listOf, namedSchema, nullable, objectOf, text, time } from '../openapi/operation.ts'
import { orderProperties } from '../orders/order-responses.ts'

export const artistOrderSchema = namedSchema(
  'ArtistOrder',
  objectOf({
    number: orderProperties.number,
    status: { enum: fulfilmentStatuses },
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

export const earningsSchema = namedSchema(
  'Earnings',
  objectOf({
    sales: dollars,
    fee: dollars,
    earned: dollars,
    refunded: dollars,
    netSales: dollars,
    paidOut: dollars,
    balance: dollars,
    nextPayout: objectOf({
      on: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
      amount: dollars,
    }),
    ordersToShip: { type: 'integer', minimum: 0 },
    perMonth: listOf(
      objectOf({
        month: { type: 'string', pattern: '^\\d{4}-\\d{2}$' },
        sales: dollars,
        fee: dollars,
        earned: dollars,
      }),
    ),
  }),
)

export const ledgerLineSchema = namedSchema(
  'LedgerLine',
  objectOf({
    at: time,
    orderNumber: nullable(orderProperties.number),
    kind: { enum: ['sale', 'refund', 'payout'] },
    sales: dollars,
    fee: dollars,
    amount: dollars,
  }),
)

export const inboxMessageSchema = namedSchema(
  'InboxMessage',
  objectOf({
    id: text,
    from: text,
    subject: text,
    text,
    at: time,
    answers: listOf(objectOf({ text, at: time })),
    read: { type: 'boolean' },
  }),
)
