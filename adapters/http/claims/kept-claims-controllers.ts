import { Router } from '@koa/router'
import type { Context } from 'koa'
import type { ClaimAdministration, KeptClaims } from '#application/claims/contract.ts'
import type { Caller } from '#application/shared/caller.ts'
import { nobody } from '../admin/admin-answers.ts'
import { limitsOf } from '../forms/form-shape.ts'
import { filesIn, formBody } from '../forms/multipart.ts'
import { notSignedIn } from '../openapi/answers.ts'
import { describe } from '../openapi/operation.ts'
import { listOf } from '../openapi/schema.ts'
import { idIn, orderNumberIn } from '../requests/address-parts.ts'
import { jsonBody, readBody } from '../requests/request-shape.ts'
import { callerOf } from '../session.ts'
import { claimSchema, sending, waitingClaimSchema } from './claim-responses.ts'
import { ofOrder, orderAskedFor } from './of-order.ts'
import { ClaimDecisionBody, ClaimMessageFields, claimMessageForm } from './requests.ts'

const answer = { description: 'The claims as they are now', schema: listOf(claimSchema) }
const closed = { 409: { description: 'That claim is decided' } }

type Side = 'artist' | 'admin'

/** What artists and admins both do. */
function claimsRouter(side: Side, service: (ctx: Context) => Promise<KeptClaims>): Router {
  const router = new Router()
  const all = `/${side}/orders/:number/claims`
  const seen = async (ctx: Context) => (await service(ctx)).claims(orderAskedFor(ctx))

  router.get(`/${side}/claims`, async (ctx) => {
    ctx.body = await (await service(ctx)).waiting()
  })
  router.get(all, async (ctx) => {
    ctx.body = await (await service(ctx)).claims(orderNumberIn(ctx))
  })
  router.post(`${all}/:id/messages`, ofOrder, formBody(limitsOf(claimMessageForm), seen), async (ctx) => {
    const { text } = readBody(ctx, ClaimMessageFields)
    ctx.body = await (await service(ctx)).answer(
      orderNumberIn(ctx),
      idIn(ctx),
      { text, photographs: filesIn(ctx, 'photographs') },
      ctx.get('Idempotency-Key') || undefined,
    )
    ctx.status = 201
  })
  router.post(`${all}/:id/read`, async (ctx) => {
    await (await service(ctx)).markRead(orderNumberIn(ctx), idIn(ctx))
    ctx.status = 204
  })
  return router
}

const described = (side: Side) => {
  const path = `/${side}/orders/{number}/claims`
  const refusals =
    side === 'admin'
      ? { ...nobody, 404: { description: 'Not an admin, or there is none' } }
      : { ...notSignedIn, 404: { description: 'Not an artist, or none of theirs' } }
  return [
    {
      method: 'get',
      path: `/${side}/claims`,
      summary: 'Claims that wait for a decision, the longest waiting first: a hundred at most',
      answers: { 200: { description: 'The claims', schema: listOf(waitingClaimSchema) }, ...refusals },
    },
    {
      method: 'get',
      path,
      summary: 'What is said about works of an order that have arrived damaged, the first claim first',
      answers: { 200: answer, ...refusals },
    },
    {
      method: 'post',
      path: `${path}/{id}/messages`,
      summary: 'Answers, with photographs; the others are told by mail',
      form: claimMessageForm,
      answers: { 201: answer, ...sending, ...refusals, ...closed },
    },
    {
      method: 'post',
      path: `${path}/{id}/read`,
      summary: 'Marks what stands there as read',
      answers: { 204: { description: 'Done' }, ...refusals },
    },
  ] as const
}

/** What is said about an artist's works. */
export const artistClaimsController = (serviceOf: (caller: Caller) => KeptClaims): Router =>
  describe(
    claimsRouter('artist', async (ctx) => serviceOf(await callerOf(ctx))),
    described('artist'),
  )

/** What is said about anybody's, and decided. */
export function claimAdministrationController(serviceOf: (caller: Caller) => ClaimAdministration): Router {
  const service = async (ctx: Context) => serviceOf(await callerOf(ctx))
  const router = claimsRouter('admin', service)
  router.post('/admin/orders/:number/claims/:id/decision', jsonBody, async (ctx) => {
    const { text, lines, amount, left } = readBody(ctx, ClaimDecisionBody)
    const wanted = lines?.map(({ artworkId, quantity }) => ({ artworkId: artworkId.toLowerCase(), quantity }))
    ctx.body = await (await service(ctx)).close(
      orderNumberIn(ctx),
      idIn(ctx),
      text,
      wanted || amount !== undefined ? { lines: wanted, amount, left } : null,
    )
  })
  return describe(router, [
    ...described('admin'),
    {
      method: 'post',
      path: '/admin/orders/{number}/claims/{id}/decision',
      summary: 'Decides with a sentence that buyer and artist are told; works or an amount go back with it',
      body: ClaimDecisionBody,
      answers: {
        200: answer,
        ...nobody,
        404: { description: 'Not an admin, or there is none' },
        400: { description: 'The request could not be read' },
        415: { description: 'Not JSON' },
        422: { description: 'Something is missing, or more than there is goes back; fields says what' },
        429: { description: 'Too many messages; Retry-After says when to come back' },
        409: { description: 'That claim is decided, or the order has changed since it was seen' },
      },
    },
  ])
}
