import { Router } from '@koa/router'
import type { NewWorksMails } from '#application/favourites/contract.ts'
import { asked, noMoreNewsPage } from '#application/shared/addresses.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'
import { describe } from '../openapi/operation.ts'
import { readQuery } from '../requests/request-shape.ts'
import { StopKeyQuery } from './requests.ts'

/**
 * Ends mails about new works by the key from one of them. Readers press a button on a page; their mail programs press it
 * for them (RFC 8058) with a body that says nothing new, so that none is read.
 */
export function newWorksMailsController(mails: NewWorksMails): Router {
  const router = new Router()

  router.post('/new-works-mails/stop', async (ctx) => {
    const isPage = ctx.accepts('json', 'html') === 'html'
    try {
      await mails.stop(readQuery(ctx, StopKeyQuery).key)
    } catch (error) {
      if (!isPage || !isDomainError(error)) throw error
      // The page with the button, which comes back to itself.
      ctx.redirect(asked(noMoreNewsPage, { ended: 'no' }))
      ctx.status = 303
      return
    }
    if (!isPage) {
      ctx.status = 204
      return
    }
    ctx.redirect(asked(noMoreNewsPage, { ended: 'yes' }))
    ctx.status = 303
  })

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
