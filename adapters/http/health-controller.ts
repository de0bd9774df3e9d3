import Router from '@koa/router'

/** For those who watch the server: it lives, and it can do its work. */
export function healthController(databaseAnswers: () => Promise<void>): Router {
  const router = new Router({ prefix: '/health' })
  router.get('/live', (ctx) => {
    ctx.body = { status: 'live' }
  })
  router.get('/ready', async (ctx) => {
    await databaseAnswers()
    ctx.body = { status: 'ready' }
  })
  return router
}
