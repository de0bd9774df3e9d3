import { Router } from '@koa/router'
import type { Ordering } from '#application/orders/contract.ts'
import type { Caller } from '#application/shared/caller.ts'
import { describe } from '../openapi/operation.ts'
import { orderNumberIn } from '../requests/address-parts.ts'
import { jsonBody, readBody, readQuery } from '../requests/request-shape.ts'
import { callerOf } from '../session.ts'
import { orderSchema } from './order-responses.ts'
import { ConfirmationBody, OrderKeyQuery } from './requests.ts'

/** Keeping the works of a guest's transfer, by the link from its mail. */
export function orderConfirmationController(orderingOf: (caller: Caller) => Ordering): Router {
  const router = new Router()

  router.post('/orders/:number/confirmation', jsonBody, async (ctx) => {
    const { secret } = readBody(ctx, ConfirmationBody)
    const { key } = readQuery(ctx, OrderKeyQuery)
    ctx.body = await orderingOf(await callerOf(ctx)).keepWorks(orderNumberIn(ctx), secret, key)
  })

  return describe(router, [
    {
      method: 'post',
      path: '/orders/{number}/confirmation',
      summary:
        'Keeps the works of a guest’s order by bank transfer, by the secret from its email, or ends it',
      query: OrderKeyQuery,
      body: ConfirmationBody,
      answers: {
        200: {
          description: 'The order as it is now; cancelled where its works are gone',
          schema: orderSchema,
        },
        400: { description: 'The request could not be read' },
        401: { description: 'Without a key: nobody is signed in' },
        404: { description: 'There is no such order, or it is neither one’s own nor opened by the key' },
        409: { description: 'The link was used before or is not complete, or the order has ended' },
        415: { description: 'Not JSON' },
        422: { description: 'Something is missing or wrong; fields says what' },
      },
    },
  ])
}
