import { Router } from '@koa/router'
import type { ArtworkVisits } from '#application/catalogue/contract.ts'
import { describe } from '../openapi/operation.ts'

/** Machines that say what they are do not count as people who look. */
const machine = /bot|crawl|spider|slurp|archiver|preview|lighthouse|curl|wget|python|monitor/i

/** Where the page of a work tells that somebody looks at it. */
export function viewsController(visits: ArtworkVisits): Router {
  const router = new Router()

  router.post('/artworks/:id/views', async (ctx) => {
    const agent = ctx.get('User-Agent')
    if (!machine.test(agent)) await visits.seen(ctx.params.id ?? '', `${ctx.ip} ${agent}`)
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
