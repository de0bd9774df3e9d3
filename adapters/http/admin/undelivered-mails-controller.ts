import { Router } from '@koa/router'
import {
  mailStates,
  type UndeliveredMail,
  type UndeliveredMails,
} from '#application/admin/undelivered-mails-contract.ts'
import type { Caller } from '#application/shared/caller.ts'
import { describe } from '../openapi/operation.ts'
import { boolean, listOf, namedSchema, objectOf, oneOf, type Schema, text, time } from '../openapi/schema.ts'
import { idIn } from '../requests/address-parts.ts'
import { readQuery } from '../requests/request-shape.ts'
import { sendPage } from '../send-page.ts'
import { callerOf } from '../session.ts'
import { badQuery, done, nobody, notThere } from './admin-answers.ts'
import { UndeliveredMailsQuery } from './requests.ts'

const undeliveredMailSchema: Schema<UndeliveredMail> = namedSchema(
  'UndeliveredMail',
  objectOf({ id: text, to: text, subject: text, at: time, state: oneOf(mailStates), sendable: boolean }),
)

/** Mails that have not left. */
export function undeliveredMailsController(mailsFor: (caller: Caller) => UndeliveredMails): Router {
  const router = new Router()
  router.get('/admin/mails', async (ctx) => {
    sendPage(ctx, await mailsFor(await callerOf(ctx)).mails(readQuery(ctx, UndeliveredMailsQuery)))
  })
  router.put('/admin/mails/:id/again', async (ctx) => {
    await mailsFor(await callerOf(ctx)).again(idIn(ctx))
    ctx.status = 204
  })
  return describe(router, [
    {
      method: 'get',
      path: '/admin/mails',
      summary:
        'Mails that have not left, the newest first, without what they say: kept where no mail server was set, waiting to be tried (again), or given up; by a part of the address',
      query: UndeliveredMailsQuery,
      answers: {
        200: {
          description: 'A page of mails; Link tells the next, X-Total-Count how many, up to 10,000',
          schema: listOf(undeliveredMailSchema),
        },
        ...badQuery,
        ...nobody,
        ...notThere,
      },
    },
    {
      method: 'put',
      path: '/admin/mails/{id}/again',
      summary: 'Has a mail that was given up sent once more, as it stands; the log tells of it',
      answers: {
        ...done,
        409: {
          description:
            'No mail server is set, the mail is not given up, or the key in its link is not kept any more',
        },
        ...nobody,
        ...notThere,
      },
    },
  ])
}
