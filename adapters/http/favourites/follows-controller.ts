import { Router } from '@koa/router'
import type { Context } from 'koa'
import type { Follows } from '#application/favourites/contract.ts'
import type { Caller } from '#application/shared/caller.ts'
import { notSignedIn } from '../openapi/answers.ts'
import { describe } from '../openapi/operation.ts'
import { listOf, text } from '../openapi/schema.ts'
import { idIn } from '../requests/address-parts.ts'
import { jsonBody, readBody } from '../requests/request-shape.ts'
import { callerOf } from '../session.ts'
import { KeptIdsBody } from './requests.ts'

const done = { 204: { description: 'So it is' } }
const ids = { 200: { description: 'The ids of all artists followed; 1,000 at most', schema: listOf(text) } }

/** Whom whoever is signed in follows. */
export function followsController(followsOf: (caller: Caller) => Follows): Router {
  const router = new Router()
  const mine = async (ctx: Context) => followsOf(await callerOf(ctx))

  router.get('/users/following', async (ctx) => {
    ctx.body = await (await mine(ctx)).list()
  })
  router.post('/users/following', jsonBody, async (ctx) => {
    ctx.body = await (await mine(ctx)).unite(readBody(ctx, KeptIdsBody).ids)
  })
  router.post('/artists/:id/follow', async (ctx) => {
    await (await mine(ctx)).follow(idIn(ctx))
    ctx.status = 204
  })
  router.delete('/artists/:id/follow', async (ctx) => {
    await (await mine(ctx)).unfollow(idIn(ctx))
    ctx.status = 204
  })

  return describe(router, [
    {
      method: 'get',
      path: '/users/following',
      summary: 'Which artists one follows',
      answers: { ...ids, ...notSignedIn },
    },
    {
      method: 'post',
      path: '/users/following',
      summary:
        'Follows the artists whom a browser has kept, as far as there is room; unknown ones are passed over',
      body: KeptIdsBody,
      answers: {
        ...ids,
        400: { description: 'The request could not be read' },
        ...notSignedIn,
        415: { description: 'Not JSON' },
        422: { description: 'These are no ids' },
      },
    },
    {
      method: 'post',
      path: '/artists/{id}/follow',
      summary: 'Follows an artist; following twice is following',
      answers: {
        ...done,
        ...notSignedIn,
        404: { description: 'There is no such artist, or they are not approved' },
        422: { description: 'The account follows as many artists as it can' },
      },
    },
    {
      method: 'delete',
      path: '/artists/{id}/follow',
      summary: 'Stops following an artist',
      answers: { ...done, ...notSignedIn },
    },
  ])
}
