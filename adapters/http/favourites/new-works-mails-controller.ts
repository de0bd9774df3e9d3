import { Router } from '@koa/router'
import type { NewWorksMails } from '#application/favourites/contract.ts'
import { noMoreNewsPage } from '#application/shared/addresses.ts'
import { describe } from '../openapi/operation.ts'
import { readQuery } from '../requests/request-shape.ts'
import { stopByLink } from '../stop-by-link.ts'
import { StopKeyQuery } from './requests.ts'

/** Ends mails about new works by the key from one of them. */
export function newWorksMailsController(mails: NewWorksMails): Router {
  const router = new Router()

  router.post('/new-works-mails/stop', (ctx) =>
    stopByLink(ctx, noMoreNewsPage, () => mails.stop(readQuery(ctx, StopKeyQuery).key)),
  )

  return describe(router, [
    {
      method: 'post',
      path: '/new-works-mails/stop',
      summary: 'Ends mails about new works by the key from one of them, without signing in',
      query: StopKeyQuery,
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
