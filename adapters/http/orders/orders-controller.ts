import { Router } from '@koa/router'
import type { Ordering } from '#application/orders/contract.ts'
import { describe } from '../openapi/operation.ts'
import { jsonBody, readBody, readQuery } from '../request-shape.ts'
import { orderSchema, placedOrderSchema } from './order-responses.ts'
import { itemsFrom, OrderBody, OrderKeyQuery, paymentFrom } from './requests.ts'

const notFound = { description: 'There is no such order, or the key does not open it' }

/** Placing an order, looking at it and cancelling it, for guests with the order's key. */
export function ordersController(ordering: Ordering): Router {
  const router = new Router()

  router.post('/orders', jsonBody, async (ctx) => {
    const { items, shipping, email, payment } = readBody(ctx, OrderBody)
    ctx.body = await ordering.place(
      { items: itemsFrom(items), shipping, email, payment: paymentFrom(payment) },
      ctx.get('Idempotency-Key'),
    )
    ctx.status = 201
    ctx.set('Cache-Control', 'no-store')
  })

  router.get('/orders/:number', async (ctx) => {
    ctx.body = await ordering.order(ctx.params.number ?? '', readQuery(ctx, OrderKeyQuery).key)
    ctx.set('Cache-Control', 'private, no-cache')
  })

  router.post('/orders/:number/cancel', async (ctx) => {
    ctx.body = await ordering.cancel(ctx.params.number ?? '', readQuery(ctx, OrderKeyQuery).key)
  })

  return describe(router, [
    {
      method: 'post',
      path: '/orders',
      summary: 'Places an order; the same key with the same request gives the same order again',
      body: OrderBody,
      headers: { 'Idempotency-Key': { type: 'string', minLength: 8, maxLength: 200 } },
      answers: {
        201: { description: 'The order, with the key that opens it', schema: placedOrderSchema },
        400: { description: 'The request could not be read' },
        402: { description: 'The payment was refused' },
        409: {
          description:
            'Works are out of stock or have another price (named in fields), or the key is another order’s',
        },
        415: { description: 'Not JSON' },
        422: { description: 'Something is missing or wrong; fields says what' },
      },
    },
    {
      method: 'get',
      path: '/orders/{number}',
      summary: 'An order, by the key from its e-mail',
      query: OrderKeyQuery,
      answers: {
        200: { description: 'The order', schema: orderSchema },
        400: { description: 'The key is missing' },
        404: notFound,
      },
    },
    {
      method: 'post',
      path: '/orders/{number}/cancel',
      summary: 'Cancels an order that is unpaid or not shipped; what was paid is refunded',
      query: OrderKeyQuery,
      answers: {
        200: { description: 'The order as it is now', schema: orderSchema },
        400: { description: 'The key is missing' },
        404: notFound,
        409: { description: 'It can no longer be cancelled' },
      },
    },
  ])
}
