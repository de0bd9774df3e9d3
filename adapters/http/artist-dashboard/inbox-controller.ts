import { Router } from '@koa/router'
import type { Context } from 'koa'
import type { ArtistDashboard } from '#application/artist-dashboard/contract.ts'
import type { Caller } from '#application/shared/caller.ts'
import { notSignedIn } from '../openapi/answers.ts'
import { describe } from '../openapi/operation.ts'
import { listOf } from '../openapi/schema.ts'
import { idIn } from '../requests/address-parts.ts'
import { jsonBody, readBody, readQuery } from '../requests/request-shape.ts'
import { sendPage } from '../send-page.ts'
import { callerOf } from '../session.ts'
import { inboxMessageSchema } from './artist-dashboard-responses.ts'
import { AnswerBody, ListQuery } from './requests.ts'

const noMessage = { description: 'Not an artist, or no message of theirs' }

/** What shoppers have written to an artist. */
export function inboxController(serviceOf: (caller: Caller) => ArtistDashboard): Router {
  const router = new Router()
  const service = async (ctx: Context) => serviceOf(await callerOf(ctx))

  router.get('/artist/messages', async (ctx) => {
    sendPage(ctx, await (await service(ctx)).messages(readQuery(ctx, ListQuery)), '/api/artist/messages')
  })

  router.post('/artist/messages/:id/answer', jsonBody, async (ctx) => {
    ctx.body = await (await service(ctx)).answer(idIn(ctx), readBody(ctx, AnswerBody).text)
  })

  router.post('/artist/messages/:id/read', async (ctx) => {
    await (await service(ctx)).markRead(idIn(ctx))
    ctx.status = 204
  })

  return describe(router, [
    {
      method: 'get',
      path: '/artist/messages',
      summary: 'What shoppers have written to one, without their addresses, the newest first',
      query: ListQuery,
      answers: {
        200: {
          description: 'A page of messages; Link tells the next, X-Total-Count how many',
          schema: listOf(inboxMessageSchema),
        },
        400: { description: 'The query could not be read; fields says where' },
        ...notSignedIn,
        404: { description: 'Not an artist' },
      },
    },
    {
      method: 'post',
      path: '/artist/messages/{id}/answer',
      summary: 'Answers by an email that shows neither address',
      body: AnswerBody,
      answers: {
        200: { description: 'The message with all its answers', schema: inboxMessageSchema },
        400: { description: 'The request could not be read' },
        ...notSignedIn,
        404: noMessage,
        409: { description: 'Whoever wrote it has deleted their account' },
        415: { description: 'Not JSON' },
        422: { description: 'Something is missing or wrong; fields says what' },
        429: { description: 'Tried too often; Retry-After says when to come back' },
      },
    },
    {
      method: 'post',
      path: '/artist/messages/{id}/read',
      summary: 'Marks a message as read',
      answers: { 204: { description: 'It is' }, ...notSignedIn, 404: noMessage },
    },
  ])
}
