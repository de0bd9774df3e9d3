import type { AfterSaleView, ReturnView } from '#application/returns/contract.ts'
import { returnStatuses } from '#domain/returns/return.ts'
import type { InDollars } from '#domain/shared/money.ts'
import { byline } from '../catalogue/artwork-responses.ts'
import {
  atLeastOne,
  boolean,
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

const line = { artworkId: text, title: text, quantity: atLeastOne, imageUrl: nullable(text) }

export const returnSchema: Schema<InDollars<ReturnView>> = namedSchema(
  'Return',
  objectOf({
    id: text,
    artist: byline,
    status: oneOf(returnStatuses),
    lines: listOf(objectOf(line)),
    sendTo: nullable(text),
    askedAt: time,
    sendBy: time,
    isOverdue: boolean,
    carrier: nullable(text),
    trackingNumber: nullable(text),
    sentAt: nullable(time),
    endedAt: nullable(time),
    givenBack: money,
  }),
)

export const afterSaleSchema: Schema<InDollars<AfterSaleView>> = namedSchema(
  'AfterSale',
  objectOf({
    number: textLike(/^\d{4}-\d{4}$/),
    canWithdraw: boolean,
    lastDay: nullable(time),
    name: text,
    email: text,
    items: listOf(objectOf({ ...line, price: money, artist: byline, wasSent: boolean })),
    withdrawals: listOf(
      objectOf({
        id: text,
        name: text,
        email: text,
        at: time,
        lines: listOf(objectOf(line)),
        givenBack: money,
      }),
    ),
    returns: listOf(returnSchema),
  }),
)
