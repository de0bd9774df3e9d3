import Router from '@koa/router'
import { RequestError } from './request-error.ts'

/**
 * For those who watch the server: it lives, and it can do its work.
 * @param leaving aborted when nobody is to be sent here any more
 */
export function healthController(leaving: AbortSignal, databaseIsWell: () => Promise<void>): Router {
  const router = new Router({ prefix: '/health' })
  router.get('/live', (ctx) => {
    ctx.body = { status: 'live' }
  })
  router.get('/ready', async (ctx) => {
    if (leaving.aborted) throw new RequestError(503, 'leaving', 'This server is about to stop.')
    await databaseIsWell()
    ctx.body = { status: 'ready' }
  })
  return router
}
