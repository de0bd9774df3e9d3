import { Router } from '@koa/router'
import type { Context } from 'koa'
import type { Claims } from '#application/claims/contract.ts'
import type { Caller } from '#application/shared/caller.ts'
import { limitsOf } from '../forms/form-shape.ts'
import { filesIn, formBody } from '../forms/multipart.ts'
import { describe } from '../openapi/operation.ts'
import { OrderKeyQuery } from '../orders/requests.ts'
import { idIn, orderNumberIn } from '../requests/address-parts.ts'
import { readBody, readQuery } from '../requests/request-shape.ts'
import { callerOf } from '../session.ts'
import { orderClaimsSchema, sending } from './claim-responses.ts'
import { ofOrder, orderAskedFor } from './of-order.ts'
import { ClaimFields, ClaimMessageFields, claimForm, claimMessageForm } from './requests.ts'

const refusals = {
  400: { description: 'The request could not be read' },
  401: { description: 'Without a key: nobody is signed in' },
  404: { description: 'There is no such order or claim, or it is neither one’s own nor opened by the key' },
}

/** What a buyer says about works that have arrived damaged: one's own order, or for guests with the order's key. */
export function claimsController(serviceOf: (caller: Caller) => Claims): Router {
  const router = new Router()
  const service = async (ctx: Context) => serviceOf(await callerOf(ctx))
  const keyIn = (ctx: Context) => readQuery(ctx, OrderKeyQuery).key
  /** What strangers send is not taken in, to be refused only then. */
  const opened = async (ctx: Context) => (await service(ctx)).claims(orderAskedFor(ctx), keyIn(ctx))
  const idempotencyKeyIn = (ctx: Context) => ctx.get('Idempotency-Key') || undefined

  router.get('/orders/:number/claims', async (ctx) => {
    ctx.body = await (await service(ctx)).claims(orderNumberIn(ctx), keyIn(ctx))
    ctx.set('Cache-Control', 'private, no-store')
  })
  router.post('/orders/:number/claims', ofOrder, formBody(limitsOf(claimForm), opened), async (ctx) => {
    const { artworkId, text } = readBody(ctx, ClaimFields)
    ctx.body = await (await service(ctx)).open(
      orderNumberIn(ctx),
      { artworkId: artworkId.toLowerCase(), text, photographs: filesIn(ctx, 'photographs') },
      idempotencyKeyIn(ctx),
      keyIn(ctx),
    )
    ctx.status = 201
  })
  router.post(
    '/orders/:number/claims/:id/messages',
    ofOrder,
    formBody(limitsOf(claimMessageForm), opened),
    async (ctx) => {
      const { text } = readBody(ctx, ClaimMessageFields)
      ctx.body = await (await service(ctx)).answer(
        orderNumberIn(ctx),
        idIn(ctx),
        { text, photographs: filesIn(ctx, 'photographs') },
        idempotencyKeyIn(ctx),
        keyIn(ctx),
      )
      ctx.status = 201
    },
  )
  router.post('/orders/:number/claims/:id/read', async (ctx) => {
    await (await service(ctx)).markRead(orderNumberIn(ctx), idIn(ctx), keyIn(ctx))
    ctx.status = 204
  })

  const now = { description: 'The claims as they are now', schema: orderClaimsSchema }
  return describe(router, [
    {
      method: 'get',
      path: '/orders/{number}/claims',
      summary:
        'Works of an order that have arrived damaged, what is said about them, and what can be claimed',
      query: OrderKeyQuery,
      answers: { 200: now, ...refusals },
    },
    {
      method: 'post',
      path: '/orders/{number}/claims',
      summary: 'Says that a work has arrived damaged, with photographs; its artist and the admins are told',
      query: OrderKeyQuery,
      form: claimForm,
      answers: {
        201: now,
        ...sending,
        ...refusals,
        409: {
          description: 'There is a claim about it already, it was not sent, or its money has gone back',
        },
      },
    },
    {
      method: 'post',
      path: '/orders/{number}/claims/{id}/messages',
      summary: 'Writes more about it, with photographs',
      query: OrderKeyQuery,
      form: claimMessageForm,
      answers: { 201: now, ...sending, ...refusals, 409: { description: 'That claim is decided' } },
    },
    {
      method: 'post',
      path: '/orders/{number}/claims/{id}/read',
      summary: 'Marks what stands there as read',
      query: OrderKeyQuery,
      answers: { 204: { description: 'Done' }, ...refusals },
    },
  ])
}
