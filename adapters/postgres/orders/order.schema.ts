import { defineEntity, p } from '@mikro-orm/core'
import type { GeneratedAlways } from 'kysely'
import type { FulfilmentStatus } from '#domain/orders/fulfilment.ts'
import { Order } from '#domain/orders/order.ts'
import type { OrderStatus, PaymentStatus } from '#domain/orders/order-status.ts'
import type { PaymentMethod } from '#domain/orders/payment.ts'
import type { Refund } from '#domain/orders/refund.ts'
import type { ShippingForm } from '#domain/orders/shipping.ts'
import type { Cents } from '#domain/shared/money.ts'
import { besideTheClass } from '../beside-the-class.ts'

/** An order's own columns; its lines, parcels, history and refunds are entities beside it. */
export const OrderSchema = defineEntity({
  class: Order,
  tableName: 'orders',
  properties: {
    id: p.uuid().primary(),
    number: p.text().unique('orders_number_key'),
    email: p.text(),
    buyerId: p.uuid().nullable().fieldName('user_id'),
    status: p.text().$type<OrderStatus>(),
    method: p.text().$type<PaymentMethod>(),
    paymentStatus: p.text().$type<PaymentStatus>(),
    paymentReference: p.text().nullable(),
    shipping: p.json().$type<ShippingForm>(),
    feePercent: p.decimal('number').precision(5).scale(2),
    accessKeyDigest: p.text(),
    confirmation: p.text().nullable().fieldName('confirmation_digest'),
    placedFrom: p.text().nullable(),
    placedAt: p.datetime(3),
    expiresAt: p.datetime(),
    ...besideTheClass({
      /** What admins find it by. */
      sought: p
        .text()
        .$type<GeneratedAlways<string>>()
        .generated(`(lower(number || ' ' || email || ' ' || coalesce(shipping->>'name', ''))) stored`),
    }),
  },
})

/** Whose a line is, in columns of `order_lines`. */
export const SellerSchema = defineEntity({
  name: 'Seller',
  embeddable: true,
  properties: { id: p.uuid().fieldName('artist_id'), name: p.text().fieldName('artist_name') },
})

/** What was bought, as it was at that moment. */
export const OrderLineSchema = defineEntity({
  name: 'OrderLine',
  tableName: 'order_lines',
  properties: {
    orderId: p.uuid().primary(),
    position: p.integer().primary(),
    artworkId: p.uuid(),
    title: p.text(),
    quantity: p.integer(),
    price: p.integer().$type<Cents>().fieldName('price_cents'),
    imageUrl: p.text().nullable(),
    artist: p.embedded(SellerSchema).prefix(false),
  },
})

/** The part of an order that one artist packs and sends. */
export const FulfilmentSchema = defineEntity({
  name: 'Fulfilment',
  tableName: 'fulfilments',
  properties: {
    orderId: p.uuid().primary(),
    artistId: p.uuid().primary(),
    artistName: p.text(),
    status: p.text().$type<FulfilmentStatus>(),
    carrier: p.text().nullable(),
    trackingNumber: p.text().nullable(),
    shippedAt: p.datetime().nullable(),
    carriage: p.integer().$type<Cents>().nullable().fieldName('carriage_cents'),
  },
})

/** What became of an order, and when. */
export const OrderEventSchema = defineEntity({
  name: 'OrderEvent',
  tableName: 'order_events',
  properties: {
    orderId: p.uuid().primary(),
    position: p.integer().primary(),
    status: p.text().$type<OrderStatus>(),
    at: p.datetime(),
  },
})

/** One step in which a buyer got money back. */
export const OrderRefundSchema = defineEntity({
  name: 'OrderRefund',
  tableName: 'order_refunds',
  properties: {
    id: p.uuid().primary(),
    orderId: p.uuid(),
    position: p.integer(),
    at: p.datetime(3),
    askedBy: p.uuid().nullable(),
    amount: p.bigint('number').$type<Cents>().fieldName('amount_cents'),
    shares: p.json().$type<Refund['shares']>(),
    pieces: p.json().$type<Refund['pieces']>(),
  },
  uniques: [{ name: 'order_refunds_order_id_position_key', properties: ['orderId', 'position'] }],
})

/** Which request made which order, so that each makes one. */
export const OrderRequestSchema = defineEntity({
  name: 'OrderRequest',
  tableName: 'order_requests',
  properties: {
    keyDigest: p.text().primary(),
    fingerprint: p.text(),
    orderId: p.uuid().nullable().unique('order_requests_order_id_key'),
  },
})
