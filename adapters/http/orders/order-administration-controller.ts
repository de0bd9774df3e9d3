import { Router } from '@koa/router'
import type { Context } from 'koa'
import type { OrderAdministration } from '#application/orders/order-administration.ts'
import type { Caller } from '#application/shared/caller.ts'
import { nobody } from '../admin/admin-answers.ts'
import { describe } from '../openapi/operation.ts'
import { listOf } from '../openapi/schema.ts'
import { orderNumberIn } from '../requests/address-parts.ts'
import { isSilent } from '../requests/no-body.ts'
import { jsonBody, readBody, readQuery } from '../requests/request-shape.ts'
import { sendPage } from '../send-page.ts'
import { callerOf } from '../session.ts'
import { MarkPaidBody, OrderListQuery, RefundBody } from './administration-requests.ts'
import { orderSchema } from './order-responses.ts'

const noOrder = { description: 'Not an admin, or no such order' }

/** Looking after everybody's orders. */
export function orderAdministrationController(serviceOf: (caller: Caller) => OrderAdministration): Router {
  const router = new Router()
  const service = async (ctx: Context) => serviceOf(await callerOf(ctx))

  router.get('/admin/orders', async (ctx) => {
    sendPage(ctx, await (await service(ctx)).orders(readQuery(ctx, OrderListQuery)), '/api/admin/orders')
  })

  router.get('/admin/orders/:number', async (ctx) => {
    ctx.body = await (await service(ctx)).order(orderNumberIn(ctx))
  })

  router.post('/admin/orders/:number/mark-paid', jsonBody, async (ctx) => {
    const told = isSilent(ctx) ? new MarkPaidBody() : readBody(ctx, MarkPaidBody)
    ctx.body = await (await service(ctx)).markPaid(orderNumberIn(ctx), told)
  })

  router.post('/admin/orders/:number/cancel', async (ctx) => {
    ctx.body = await (await service(ctx)).cancel(orderNumberIn(ctx))
  })

  router.post('/admin/orders/:number/refund', jsonBody, async (ctx) => {
    // Who says nothing means what {} says.
    const { lines, ...wish } = isSilent(ctx) ? new RefundBody() : readBody(ctx, RefundBody)
    ctx.body = await (await service(ctx)).refund(
      orderNumberIn(ctx),
      {
        ...wish,
        lines: lines?.map(({ artworkId, quantity }) => ({ artworkId: artworkId.toLowerCase(), quantity })),
      },
      ctx.get('Idempotency-Key') || undefined,
    )
  })

  return describe(router, [
    {
      method: 'get',
      path: '/admin/orders',
      summary: 'Everybody’s orders, the newest first',
      query: OrderListQuery,
      answers: {
        200: {
          description: 'A page of orders; Link tells the next, X-Total-Count how many, up to 10,000',
          schema: listOf(orderSchema),
        },
        400: { description: 'The query could not be read; fields says where' },
        ...nobody,
        404: { description: 'Not an admin' },
      },
    },
    {
      method: 'get',
      path: '/admin/orders/{number}',
      summary: 'Any order',
      answers: { 200: { description: 'The order', schema: orderSchema }, ...nobody, 404: noOrder },
    },
    {
      method: 'post',
      path: '/admin/orders/{number}/refund',
      summary:
        'Gives the buyer money back: for pieces of works, an amount, or, with {}, the rest of all; the same key with the same request gives nothing more, and is refused with another',
      body: RefundBody,
      optionalHeaders: { 'Idempotency-Key': { type: 'string', minLength: 8, maxLength: 200 } },
      answers: {
        200: { description: 'The order as it is now', schema: orderSchema },
        ...nobody,
        404: noOrder,
        409: {
          description:
            'It is not paid, refunded already, has something else left than `left` says, or something else was given under this key',
        },
        422: { description: 'More than is left, works and an amount, or no such work; fields says which' },
      },
    },
    {
      method: 'post',
      path: '/admin/orders/{number}/mark-paid',
      summary: 'Says that the money of a bank transfer has arrived, or that what has come of it is enough',
      body: MarkPaidBody,
      answers: {
        200: { description: 'The order as it is now', schema: orderSchema },
        ...nobody,
        404: noOrder,
        409: {
          description: 'It waits for no transfer, or a part has come and it is not said what becomes of that',
        },
      },
    },
    {
      method: 'post',
      path: '/admin/orders/{number}/cancel',
      summary: 'Ends an order that is unpaid, or paid and not shipped; what was paid is refunded',
      answers: {
        200: { description: 'The order as it is now', schema: orderSchema },
        ...nobody,
        404: noOrder,
        409: { description: 'It can no longer be cancelled' },
      },
    },
  ])
}
