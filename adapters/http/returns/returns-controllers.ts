import { Router } from '@koa/router'
import type { Context } from 'koa'
import type { ReturnAdministration, Returns } from '#application/returns/contract.ts'
import type { Caller } from '#application/shared/caller.ts'
import { nobody } from '../admin/admin-answers.ts'
import { notSignedIn } from '../openapi/answers.ts'
import { describe } from '../openapi/operation.ts'
import { listOf } from '../openapi/schema.ts'
import { idIn, orderNumberIn } from '../requests/address-parts.ts'
import { jsonBody, readBody } from '../requests/request-shape.ts'
import { callerOf } from '../session.ts'
import { DecisionBody, SendToBody } from './requests.ts'
import { returnSchema } from './return-responses.ts'

const answer = { description: 'The returns as they are now', schema: listOf(returnSchema) }
const sending = {
  400: { description: 'The request could not be read' },
  415: { description: 'Not JSON' },
  422: { description: 'Something is missing or wrong; fields says what' },
}

type Side = 'artist' | 'admin'

/** What artists and admins both do. */
function returnsRouter(side: Side, service: (ctx: Context) => Promise<Returns>): Router {
  const router = new Router()
  const all = `/${side}/orders/:number/returns`

  router.get(all, async (ctx) => {
    ctx.body = await (await service(ctx)).returns(orderNumberIn(ctx))
  })
  router.post(`${all}/:id/received`, async (ctx) => {
    ctx.body = await (await service(ctx)).receive(orderNumberIn(ctx), idIn(ctx))
  })
  router.put(`${all}/:id/address`, jsonBody, async (ctx) => {
    const { sendTo } = readBody(ctx, SendToBody)
    ctx.body = await (await service(ctx)).sayWhere(orderNumberIn(ctx), idIn(ctx), sendTo)
  })
  return router
}

const described = (side: Side) => {
  const path = `/${side}/orders/{number}/returns`
  const refusals =
    side === 'admin'
      ? { ...nobody, 404: { description: 'Not an admin, or there is none' } }
      : { ...notSignedIn, 404: { description: 'Not an artist, or none of theirs' } }
  const ended = { 409: { description: 'That return has ended' } }
  return [
    {
      method: 'get',
      path,
      summary: 'What comes back of an order, the first one first',
      answers: { 200: answer, ...refusals },
    },
    {
      method: 'post',
      path: `${path}/{id}/received`,
      summary: 'Says that works have come back; the buyer gets the money',
      answers: { 200: answer, ...refusals, ...ended },
    },
    {
      method: 'put',
      path: `${path}/{id}/address`,
      summary: 'Tells the buyer by mail where to send works back to',
      body: SendToBody,
      answers: { 200: answer, ...refusals, ...sending, ...ended },
    },
  ] as const
}

/** What comes back to an artist. */
export const artistReturnsController = (serviceOf: (caller: Caller) => Returns): Router =>
  describe(
    returnsRouter('artist', async (ctx) => serviceOf(await callerOf(ctx))),
    described('artist'),
  )

/** What comes back to anybody. */
export function returnAdministrationController(serviceOf: (caller: Caller) => ReturnAdministration): Router {
  const service = async (ctx: Context) => serviceOf(await callerOf(ctx))
  const router = returnsRouter('admin', service)
  router.post('/admin/orders/:number/returns/:id/decision', jsonBody, async (ctx) => {
    const { how } = readBody(ctx, DecisionBody)
    ctx.body = await (await service(ctx)).decide(orderNumberIn(ctx), idIn(ctx), how)
  })
  return describe(router, [
    ...described('admin'),
    {
      method: 'post',
      path: '/admin/orders/{number}/returns/{id}/decision',
      summary: 'Ends what was not sent back in time: with the money (waived), or without (refused)',
      body: DecisionBody,
      answers: {
        200: answer,
        ...nobody,
        404: { description: 'Not an admin, or there is none' },
        ...sending,
        409: { description: 'That return has ended, or the buyer still has time' },
      },
    },
  ])
}
