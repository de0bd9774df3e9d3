import { Router } from '@koa/router'
import type { ArtworkVisits } from '#application/catalogue/contract.ts'
import type { Visit } from '#application/identity/sessions/visit.ts'
import { describe } from '../openapi/operation.ts'
import { idIn } from '../requests/address-parts.ts'
import { visitOf } from '../session.ts'

/** Where the page of a work tells that somebody looks at it. */
export function viewsController(visits: (visit: Visit) => ArtworkVisits): Router {
  const router = new Router()

  router.post('/artworks/:id/views', async (ctx) => {
    await visits(visitOf(ctx)).seen(idIn(ctx))
    ctx.status = 204
  })

  return describe(router, [
    {
      method: 'post',
      path: '/artworks/{id}/views',
      summary: 'A look at an artwork, counted once a day for each visitor; nothing is kept of who looked',
      answers: { 204: { description: 'Noted, or not counted: the answer does not tell' } },
    },
  ])
}
