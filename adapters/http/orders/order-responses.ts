import { orderStatuses } from '#domain/orders/order-status.ts'
import { paymentMethods } from '#domain/orders/payment.ts'
import { dollars, listOf, namedSchema, nullable, objectOf, text, time } from '../openapi/operation.ts'

const artist = objectOf({ id: text, name: text })

/** What every view of an order says. */
export const orderProperties = {
  id: text,
  number: { type: 'string', pattern: '^\\d{4}-\\d{4}$' },
  email: text,
  status: { enum: orderStatuses },
  items: listOf(
    objectOf({
      artworkId: text,
      title: text,
      quantity: { type: 'integer', minimum: 1 },
      price: dollars,
      imageUrl: nullable(text),
      artist,
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
  payment: objectOf(
    {
      method: { enum: paymentMethods },
      status: { enum: ['pending', 'paid', 'failed', 'refunded'] },
      instructions: text,
    },
    ['instructions'],
  ),
  subtotal: dollars,
  shippingCost: dollars,
  total: dollars,
  createdAt: time,
  fulfilments: listOf(
    objectOf({
      artist,
      status: { enum: ['waiting', 'shipped', 'delivered', 'cancelled'] },
      carrier: nullable(text),
      trackingNumber: nullable(text),
      artistReceives: dollars,
    }),
  ),
  timeline: listOf(objectOf({ status: text, at: time })),
}

export const orderSchema = namedSchema('Order', objectOf(orderProperties))

export const placedOrderSchema = namedSchema(
  'PlacedOrder',
  objectOf({
    ...orderProperties,
    accessKey: { type: 'string', description: 'opens the order without an account' },
  }),
)
