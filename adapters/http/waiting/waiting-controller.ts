import { Router } from '@koa/router'
import type { Visit } from '#application/identity/sessions/visit.ts'
import type { Waiting } from '#application/waiting/contract.ts'
import { describe } from '../openapi/operation.ts'
import { boolean, nullable, objectOf, text } from '../openapi/schema.ts'
import { idIn } from '../requests/address-parts.ts'
import { isSilent } from '../requests/no-body.ts'
import { jsonBody, readBody, readQuery } from '../requests/request-shape.ts'
import { visitOf } from '../session.ts'
import { WaitingBody, WaitingKeyQuery } from './requests.ts'

const path = '/artworks/{id}/waiting'

/** Being told when a work can be bought again. */
export function waitingController(waitingOf: (visit: Visit) => Waiting): Router {
  const router = new Router()

  router.post('/artworks/:id/waiting', jsonBody, async (ctx) => {
    const { email } = isSilent(ctx) ? new WaitingBody() : readBody(ctx, WaitingBody)
    ctx.body = await waitingOf(visitOf(ctx)).ask(idIn(ctx), email)
    ctx.status = 202
  })
  router.get('/artworks/:id/waiting', async (ctx) => {
    const { key } = readQuery(ctx, WaitingKeyQuery)
    ctx.body = { waiting: await waitingOf(visitOf(ctx)).isWaiting(idIn(ctx), key) }
    ctx.set('Cache-Control', 'private, no-store')
  })
  router.delete('/artworks/:id/waiting', async (ctx) => {
    await waitingOf(visitOf(ctx)).takeBack(idIn(ctx), readQuery(ctx, WaitingKeyQuery).key)
    ctx.status = 204
  })

  return describe(router, [
    {
      method: 'post',
      path,
      summary:
        'Has one told by email, once, when the work can be bought again; visitors give an address, others wait with their account',
      body: WaitingBody,
      answers: {
        202: {
          description: 'So it is, also for whoever waits already; the key takes a visitor’s wait back',
          schema: objectOf({ key: nullable(text) }),
        },
        400: { description: 'The request could not be read' },
        404: { description: 'There is no such artwork, or it is not public' },
        409: { description: 'It can be bought now, or is not for sale' },
        415: { description: 'Not JSON' },
        422: { description: 'This is no address, fields says so; or the account waits for too many works' },
        429: { description: 'Tried too often; Retry-After says when to come back' },
      },
    },
    {
      method: 'get',
      path,
      summary: 'Whether one is still to be told: by the account, or by the key that a visitor was given',
      query: WaitingKeyQuery,
      answers: {
        200: { description: 'As it is', schema: objectOf({ waiting: boolean }) },
        400: { description: 'The query could not be read; fields says where' },
      },
    },
    {
      method: 'delete',
      path,
      summary: 'Takes it back, by the account, or by the key that a visitor was given',
      query: WaitingKeyQuery,
      answers: {
        204: { description: 'Nobody is told, also where nobody was to be' },
        400: { description: 'The query could not be read; fields says where' },
      },
    },
  ])
}
