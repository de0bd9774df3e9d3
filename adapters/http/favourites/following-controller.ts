import { Router } from '@koa/router'
import type { Context } from 'koa'
import type { Following } from '#application/favourites/contract.ts'
import type { Caller } from '#application/shared/caller.ts'
import { artistSchema } from '../artists/artist-responses.ts'
import { notSignedIn } from '../openapi/answers.ts'
import { describe } from '../openapi/operation.ts'
import { boolean, listOf, objectOf } from '../openapi/schema.ts'
import { jsonBody, readBody, readQuery } from '../requests/request-shape.ts'
import { sendPage } from '../send-page.ts'
import { callerOf } from '../session.ts'
import { FollowingQuery, MailsWantedBody } from './requests.ts'

/** The artists one follows, to look through, and whether one hears of them. */
export function followingController(followingOf: (caller: Caller) => Following): Router {
  const router = new Router()
  const mine = async (ctx: Context) => followingOf(await callerOf(ctx))

  router.get('/users/following/artists', async (ctx) => {
    sendPage(ctx, await (await mine(ctx)).artists(readQuery(ctx, FollowingQuery)))
  })
  router.get('/users/following/mails', async (ctx) => {
    ctx.body = { wanted: await (await mine(ctx)).wantsMails() }
  })
  router.put('/users/following/mails', jsonBody, async (ctx) => {
    await (await mine(ctx)).wantMails(readBody(ctx, MailsWantedBody).wanted)
    ctx.status = 204
  })

  return describe(router, [
    {
      method: 'get',
      path: '/users/following/artists',
      summary: 'The artists one follows, by name',
      query: FollowingQuery,
      answers: {
        200: {
          description: 'A page of artists; Link tells the next, X-Total-Count how many',
          schema: listOf(artistSchema),
        },
        400: { description: 'The query could not be read; fields says where' },
        ...notSignedIn,
      },
    },
    {
      method: 'get',
      path: '/users/following/mails',
      summary: 'Whether one is told by email of new works of the artists one follows',
      answers: {
        200: { description: 'As it is', schema: objectOf({ wanted: boolean }) },
        ...notSignedIn,
      },
    },
    {
      method: 'put',
      path: '/users/following/mails',
      summary: 'Ends these mails, or wants them again',
      body: MailsWantedBody,
      answers: {
        204: { description: 'So it is' },
        400: { description: 'The request could not be read' },
        ...notSignedIn,
        415: { description: 'Not JSON' },
        422: { description: 'Something is missing or wrong; fields says what' },
      },
    },
  ])
}
