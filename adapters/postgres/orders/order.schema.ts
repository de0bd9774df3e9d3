import { defineEntity, p } from '@mikro-orm/core'
import { Order } from '#domain/orders/order.ts'
import type { OrderStatus, PaymentStatus } from '#domain/orders/order-status.ts'
import type { PaymentMethod } from '#domain/orders/payment.ts'
import type { ShippingForm } from '#domain/orders/shipping.ts'

/** An order's own columns; its lines, parcels and history are rows of their own, which the repository reads and writes. */
export const OrderSchema = defineEntity({
  class: Order,
  tableName: 'orders',
  properties: {
    id: p.uuid().primary(),
    number: p.string(),
    email: p.string(),
    buyerId: p.uuid().nullable().fieldName('user_id'),
    status: p.string().$type<OrderStatus>(),
    method: p.string().$type<PaymentMethod>(),
    paymentStatus: p.string().$type<PaymentStatus>(),
    paymentReference: p.string().nullable(),
    shipping: p.json().$type<ShippingForm>(),
    feePercent: p.double().columnType('numeric(5,2)'),
    accessKeyDigest: p.string(),
    placedAt: p.datetime(),
    expiresAt: p.datetime(),
  },
})
