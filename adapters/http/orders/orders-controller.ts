import { Router } from '@koa/router'
import type { Context } from 'koa'
import type { Ordering } from '#application/orders/contract.ts'
import type { Caller } from '#application/shared/caller.ts'
import type { Throttle, ThrottleLimit } from '#application/shared/throttle.ts'
import { emailKey } from '#domain/shared/email-address.ts'
import { notSignedIn } from '../openapi/answers.ts'
import { describe } from '../openapi/operation.ts'
import { listOf } from '../openapi/schema.ts'
import { artistIdIn, orderNumberIn } from '../requests/address-parts.ts'
import { jsonBody, readBody, readQuery } from '../requests/request-shape.ts'
import { sendPage } from '../send-page.ts'
import { callerOf, visitOf } from '../session.ts'
import { throttled } from '../throttled.ts'
import { orderSchema, placedOrderSchema } from './order-responses.ts'
import { itemsFrom, OrderBody, OrderKeyQuery, OwnOrdersQuery, paymentFrom } from './requests.ts'

/** Generous: many guests may stand behind one address. */
const ordersPlaced: ThrottleLimit = { name: 'orders', times: 300, seconds: 600 }

/** Whoever orders for somebody else's mailbox must not fill it; an account that names none has its own. */
const ordersPerMailbox: ThrottleLimit = { name: 'orders-mailbox', times: 60, seconds: 3_600 }

const notFound = { description: 'There is no such order, or it is neither one’s own nor opened by the key' }

interface OrdersPorts {
  readonly orderingOf: (caller: Caller, address: string) => Ordering
  readonly throttle: Throttle
}

/** Placing an order, looking at it and cancelling it: one's own, or for guests with the order's key. */
export function ordersController({ orderingOf, throttle }: OrdersPorts): Router {
  const router = new Router()
  const service = async (ctx: Context) => orderingOf(await callerOf(ctx), visitOf(ctx).address)

  router.post('/orders', throttled(throttle, ordersPlaced), jsonBody, async (ctx) => {
    const { items, shipping, email, payment, total, fromCart } = readBody(ctx, OrderBody)
    const caller = await callerOf(ctx)
    const mailbox = emailKey(email ?? '') || (caller && `account ${caller.userId}`)
    if (mailbox) await throttle.count(ordersPerMailbox, mailbox)
    ctx.body = await (await service(ctx)).place(
      { items: itemsFrom(items), shipping, email, payment: paymentFrom(payment), total, fromCart },
      ctx.get('Idempotency-Key'),
    )
    ctx.status = 201
    ctx.set('Cache-Control', 'no-store')
  })

  router.get('/orders', async (ctx) => {
    sendPage(ctx, await (await service(ctx)).orders(readQuery(ctx, OwnOrdersQuery)))
  })

  router.get('/orders/:number', async (ctx) => {
    ctx.body = await (await service(ctx)).order(orderNumberIn(ctx), readQuery(ctx, OrderKeyQuery).key)
    ctx.set('Cache-Control', 'private, no-store')
  })

  router.post('/orders/:number/cancel', async (ctx) => {
    ctx.body = await (await service(ctx)).cancel(orderNumberIn(ctx), readQuery(ctx, OrderKeyQuery).key)
  })

  router.post('/orders/:number/parcels/:artistId/arrived', async (ctx) => {
    ctx.body = await (await service(ctx)).arrived(
      orderNumberIn(ctx),
      artistIdIn(ctx),
      readQuery(ctx, OrderKeyQuery).key,
    )
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
        401: { description: 'It is from the cart of an account, and nobody is signed in' },
        402: { description: 'The payment was refused' },
        409: {
          description:
            'Works are out of stock, have another price, are not sent to the address, or have left the cart already (taken-out; each named in fields), the order costs another sum than the total that was shown (total-changed), too much waits for its payment already (too-much-held), or the key is another order’s',
        },
        415: { description: 'Not JSON' },
        422: { description: 'Something is missing or wrong; fields says what' },
        429: {
          description: 'Too many orders from here, or for this mailbox; Retry-After says when to come back',
        },
      },
    },
    {
      method: 'get',
      path: '/orders',
      summary: 'One’s own orders, the newest first',
      query: OwnOrdersQuery,
      answers: {
        200: {
          description: 'A page of orders; Link tells the next, X-Total-Count how many',
          schema: listOf(orderSchema),
        },
        400: { description: 'The query could not be read; fields says where' },
        ...notSignedIn,
      },
    },
    {
      method: 'get',
      path: '/orders/{number}',
      summary: 'One’s own order, or any by the key from its email',
      query: OrderKeyQuery,
      answers: {
        200: { description: 'The order', schema: orderSchema },
        400: { description: 'The query could not be read' },
        401: { description: 'Without a key: nobody is signed in' },
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
        400: { description: 'The query could not be read' },
        401: { description: 'Without a key: nobody is signed in' },
        404: notFound,
        409: { description: 'It can no longer be cancelled' },
      },
    },
    {
      method: 'post',
      path: '/orders/{number}/parcels/{artistId}/arrived',
      summary: 'The buyer has an artist’s part of the order; it is delivered when they have all',
      query: OrderKeyQuery,
      answers: {
        200: { description: 'The order as it is now', schema: orderSchema },
        400: { description: 'The query could not be read' },
        401: { description: 'Without a key: nobody is signed in' },
        404: {
          description: 'There is no such order or part, or it is neither one’s own nor opened by the key',
        },
        409: { description: 'That part is not on its way' },
      },
    },
  ])
}
