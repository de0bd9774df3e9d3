import { Router } from '@koa/router'
import type { Visit } from '#application/identity/sessions/visit.ts'
import type { ArtistMessages } from '#application/messages/contract.ts'
import { describe } from '../openapi/operation.ts'
import { nothing } from '../openapi/schema.ts'
import { idIn } from '../requests/address-parts.ts'
import { jsonBody, readBody } from '../requests/request-shape.ts'
import { visitOf } from '../session.ts'
import { MessageBody } from './requests.ts'

/** Writing to artists. */
export function artistMessagesController(messagesOf: (visit: Visit) => ArtistMessages): Router {
  const router = new Router()

  router.post('/artists/:id/messages', jsonBody, async (ctx) => {
    const { name = '', email = '', subject, text } = readBody(ctx, MessageBody)
    await messagesOf(visitOf(ctx)).send(idIn(ctx), { name, email, subject, text })
    ctx.status = 202
    ctx.body = {}
  })

  return describe(router, [
    {
      method: 'post',
      path: '/artists/{id}/messages',
      summary:
        'Writes to an artist, who does not see the address; visitors give name and email, others write as their account',
      body: MessageBody,
      answers: {
        202: { description: 'The message is on its way', schema: nothing },
        400: { description: 'The request could not be read' },
        404: { description: 'There is no such artist' },
        415: { description: 'Not JSON' },
        422: { description: 'Something is missing or wrong; fields says what' },
        429: { description: 'Tried too often; Retry-After says when to come back' },
      },
    },
  ])
}
