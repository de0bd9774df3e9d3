import { Router } from '@koa/router'
import { noMoreWaitingPage } from '#application/shared/addresses.ts'
import type { WaitingMails } from '#application/waiting/contract.ts'
import { describe } from '../openapi/operation.ts'
import { readQuery } from '../requests/request-shape.ts'
import { stopByLink } from '../stop-by-link.ts'
import { StopWaitingQuery } from './requests.ts'

/** Ends mails about works that are back by the key from one of them. */
export function waitingMailsController(mails: WaitingMails): Router {
  const router = new Router()
  const path = '/waiting-mails/stop'

  router.post(path, (ctx) =>
    stopByLink(ctx, noMoreWaitingPage, () => mails.stop(readQuery(ctx, StopWaitingQuery).key)),
  )

  return describe(router, [
    {
      method: 'post',
      path,
      summary: 'Ends mails about works that are back by the key from one of them, without signing in',
      query: StopWaitingQuery,
      isFormUnread: true,
      answers: {
        204: { description: 'None comes any more' },
        303: { description: 'The same, for the form on a page' },
        400: { description: 'The query could not be read; fields says where' },
        422: { description: 'This is no key of ours' },
      },
    },
  ])
}
