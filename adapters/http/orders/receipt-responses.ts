import type { ReceiptView } from '#application/orders/receipts-contract.ts'
import { paymentMethods } from '#domain/orders/payment.ts'
import { currencies } from '#domain/payments/standing.ts'
import type { InDollars } from '#domain/shared/money.ts'
import { byline } from '../catalogue/artwork-responses.ts'
import {
  atLeastOne,
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
  time,
} from '../openapi/schema.ts'
import { orderProperties } from './order-responses.ts'

const agreedSum = schemaOf<number>({ type: 'number', minimum: 0 })
const { number, email, shipping } = orderProperties

export const receiptSchema: Schema<InDollars<ReceiptView>> = namedSchema(
  'Receipt',
  objectOf({
    number,
    email,
    shipping,
    method: oneOf(paymentMethods),
    placedAt: time,
    paidAt: time,
    feePercent: schemaOf<number>({ type: 'number', minimum: 0, maximum: 100 }),
    parts: listOf(
      objectOf({
        artist: byline,
        lines: listOf(
          objectOf({ artworkId: text, title: text, quantity: atLeastOne, price: money, total: money }),
        ),
        subtotal: money,
        artistReceives: money,
        fee: money,
        carriage: nullable(money),
      }),
    ),
    subtotal: money,
    shippingCost: money,
    total: money,
    agreed: optional(
      objectOf({
        currency: oneOf(currencies),
        sum: agreedSum,
        perDollar: schemaOf<number>({ type: 'number', minimum: 0 }),
      }),
    ),
    artistsReceive: money,
    carriage: nullable(money),
    fee: money,
    refunds: listOf(
      objectOf({
        at: time,
        amount: money,
        fromArtists: money,
        fromPlatform: money,
        agreedSum: optional(agreedSum),
      }),
    ),
    kept: money,
  }),
)
