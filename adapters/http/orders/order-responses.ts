import type { OrderView, PlacedOrder } from '#application/orders/contract.ts'
import { waysToRunOut } from '#domain/orders/address-confirmation.ts'
import { fulfilmentStatuses } from '#domain/orders/fulfilment.ts'
import { orderStatuses, paymentStatuses } from '#domain/orders/order-status.ts'
import { paymentMethods } from '#domain/orders/payment.ts'
import { currencies } from '#domain/payments/standing.ts'
import type { InDollars } from '#domain/shared/money.ts'
import { byline } from '../catalogue/artwork-responses.ts'
import {
  atLeastOne,
  boolean,
  count,
  listOf,
  money,
  namedSchema,
  nullable,
  objectOf,
  oneOf,
  optional,
  type Schema,
  schemaOf,
  text,
  textLike,
  time,
} from '../openapi/schema.ts'

/** What every view of an order says. */
export const orderProperties = {
  id: text,
  number: textLike(/^\d{4}-\d{4}$/),
  email: text,
  status: oneOf(orderStatuses),
  items: listOf(
    objectOf({
      artworkId: text,
      title: text,
      quantity: atLeastOne,
      price: money,
      imageUrl: nullable(text),
      artist: byline,
      givenBack: count,
      inParcel: count,
    }),
  ),
  shipping: objectOf({
    name: text,
    street: text,
    city: text,
    state: text,
    postalCode: text,
    country: text,
    phone: text,
  }),
  payment: objectOf({
    method: oneOf(paymentMethods),
    status: oneOf(paymentStatuses),
    instructions: optional(text),
    isToBeConfirmed: optional(schemaOf<true>({ const: true })),
    ranOut: optional(oneOf(waysToRunOut)),
    transfer: optional(
      objectOf({
        holder: text,
        iban: text,
        bic: text,
        bank: text,
        amount: money,
        currency: oneOf(currencies),
        reference: textLike(/^RF\d{2}[\dA-Z]{1,21}$/),
      }),
    ),
    came: optional(objectOf({ amount: money, currency: oneOf(currencies) })),
    agreed: optional(
      objectOf({
        currency: oneOf(currencies),
        sum: schemaOf<number>({ type: 'number', minimum: 0 }),
        perDollar: schemaOf<number>({ type: 'number', minimum: 0 }),
        at: time,
      }),
    ),
    receipt: optional(text),
    action: optional(
      objectOf({ kind: schemaOf<'authenticate'>({ const: 'authenticate' }), clientSecret: text }),
    ),
    cardRefused: optional(text),
    phone: optional(
      objectOf({
        number: text,
        askedAt: time,
        isOpen: boolean,
        sentence: nullable(text),
        againFrom: nullable(time),
      }),
    ),
  }),
  subtotal: money,
  shippingCost: money,
  total: money,
  left: money,
  refunds: listOf(
    objectOf({
      at: time,
      amount: money,
      lines: listOf(objectOf({ artworkId: text, quantity: atLeastOne })),
    }),
  ),
  feePercent: schemaOf<number>({ type: 'number', minimum: 0, maximum: 100 }),
  createdAt: time,
  fulfilments: listOf(
    objectOf({
      artist: byline,
      status: oneOf(fulfilmentStatuses),
      carrier: nullable(text),
      trackingNumber: nullable(text),
      kept: money,
      artistReceives: money,
      carriage: nullable(money),
    }),
  ),
  timeline: listOf(objectOf({ status: oneOf(orderStatuses), at: time })),
}

export const orderSchema: Schema<InDollars<OrderView>> = namedSchema('Order', objectOf(orderProperties))

export const placedOrderSchema: Schema<InDollars<PlacedOrder>> = namedSchema(
  'PlacedOrder',
  objectOf({
    ...orderProperties,
    accessKey: { ...text, description: 'opens the order without an account' },
  }),
)
