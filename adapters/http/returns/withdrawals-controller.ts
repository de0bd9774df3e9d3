import { Router } from '@koa/router'
import type { Context } from 'koa'
import type { Withdrawals } from '#application/returns/contract.ts'
import type { Caller } from '#application/shared/caller.ts'
import { describe } from '../openapi/operation.ts'
import { OrderKeyQuery } from '../orders/requests.ts'
import { idIn, orderNumberIn } from '../requests/address-parts.ts'
import { isSilent } from '../requests/no-body.ts'
import { jsonBody, readBody, readQuery } from '../requests/request-shape.ts'
import { callerOf } from '../session.ts'
import { SentReturnBody, WithdrawalBody } from './requests.ts'
import { afterSaleSchema } from './return-responses.ts'

const refusals = {
  400: { description: 'The request could not be read' },
  401: { description: 'Without a key: nobody is signed in' },
  404: { description: 'There is no such order, or it is neither one’s own nor opened by the key' },
}
const sending = {
  415: { description: 'Not JSON' },
  422: { description: 'Something is missing or wrong; fields says what' },
}

/** Withdrawing from an order, and sending its works back: one's own, or for guests with the order's key. */
export function withdrawalsController(serviceOf: (caller: Caller) => Withdrawals): Router {
  const router = new Router()
  const service = async (ctx: Context) => serviceOf(await callerOf(ctx))
  const keyIn = (ctx: Context) => readQuery(ctx, OrderKeyQuery).key

  router.get('/orders/:number/withdrawal', async (ctx) => {
    ctx.body = await (await service(ctx)).afterSale(orderNumberIn(ctx), keyIn(ctx))
    ctx.set('Cache-Control', 'private, no-store')
  })

  router.post('/orders/:number/withdrawal', jsonBody, async (ctx) => {
    const { lines, name, email } = isSilent(ctx) ? new WithdrawalBody() : readBody(ctx, WithdrawalBody)
    ctx.body = await (await service(ctx)).withdraw(
      orderNumberIn(ctx),
      {
        lines: lines?.map(({ artworkId, quantity }) => ({ artworkId: artworkId.toLowerCase(), quantity })),
        name,
        email,
      },
      ctx.get('Idempotency-Key') || undefined,
      keyIn(ctx),
    )
    ctx.status = 201
    ctx.set('Cache-Control', 'private, no-store')
  })

  router.post('/orders/:number/returns/:id/sent', jsonBody, async (ctx) => {
    const { carrier, trackingNumber } = isSilent(ctx) ? new SentReturnBody() : readBody(ctx, SentReturnBody)
    ctx.body = await (await service(ctx)).sendBack(
      orderNumberIn(ctx),
      idIn(ctx),
      { carrier, trackingNumber },
      keyIn(ctx),
    )
  })

  return describe(router, [
    {
      method: 'get',
      path: '/orders/{number}/withdrawal',
      summary: 'What a buyer can withdraw from and until when, what they have, and what is on its way back',
      query: OrderKeyQuery,
      answers: {
        200: { description: 'What has become of the order since it was paid', schema: afterSaleSchema },
        ...refusals,
      },
    },
    {
      method: 'post',
      path: '/orders/{number}/withdrawal',
      summary:
        'Withdraws from the contract over works, or over all; acknowledged by mail. What was not sent is paid back at once, what was comes back first',
      query: OrderKeyQuery,
      body: WithdrawalBody,
      answers: {
        201: { description: 'It has been received', schema: afterSaleSchema },
        ...refusals,
        ...sending,
        409: { description: 'The time is over, nothing is left to withdraw from, or it is not paid' },
      },
    },
    {
      method: 'post',
      path: '/orders/{number}/returns/{id}/sent',
      summary: 'Says that works are on their way back',
      query: OrderKeyQuery,
      body: SentReturnBody,
      answers: {
        200: { description: 'As it is now', schema: afterSaleSchema },
        ...refusals,
        ...sending,
        409: { description: 'That return has ended' },
      },
    },
  ])
}
