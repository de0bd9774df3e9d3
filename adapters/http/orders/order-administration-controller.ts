import { Router } from '@koa/router'
import type { Context } from 'koa'
import type { OrderAdministration } from '#application/orders/order-administration.ts'
import type { Caller } from '#application/shared/caller.ts'
import { nobody } from '../admin/admin-answers.ts'
import { describe } from '../openapi/operation.ts'
import { listOf } from '../openapi/schema.ts'
import { orderNumberIn } from '../requests/address-parts.ts'
import { readQuery } from '../requests/request-shape.ts'
import { sendPage } from '../send-page.ts'
import { callerOf } from '../session.ts'
import { orderSchema } from './order-responses.ts'
import { OrderListQuery } from './requests.ts'

const noOrder = { description: 'Not an admin, or no such order' }

const changes = [
  ['mark-paid', 'markPaid', 'Says that the money of a bank transfer has arrived', 'It waits for no transfer'],
  ['refund', 'refund', 'Gives the buyer the money back', 'It is not paid, or refunded already'],
  [
    'cancel',
    'cancel',
    'Ends an order that is unpaid, or paid and not shipped; what was paid is refunded',
    'It can no longer be cancelled',
  ],
] as const

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

  for (const [path, change] of changes)
    router.post(`/admin/orders/:number/${path}`, async (ctx) => {
      ctx.body = await (await service(ctx))[change](orderNumberIn(ctx))
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
    ...changes.map(
      ([path, , summary, conflict]) =>
        ({
          method: 'post',
          path: `/admin/orders/{number}/${path}`,
          summary,
          answers: {
            200: { description: 'The order as it is now', schema: orderSchema },
            ...nobody,
            404: noOrder,
            409: { description: conflict },
          },
        }) as const,
    ),
  ])
}
