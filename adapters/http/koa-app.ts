import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import Router from '@koa/router'
import Koa, { type Context, type Middleware } from 'koa'
import compress from 'koa-compress'
import { conditionalGet } from './conditional-get.ts'
import { errorResponse } from './error-responses.ts'
import { openApiController } from './openapi/openapi-controller.ts'
import { originGuard } from './origin-guard.ts'
import { RequestError } from './request-error.ts'
import { securityHeaders } from './security-headers.ts'

export interface KoaAppOptions {
  /** Mounted under /api. */
  readonly api: readonly Router[]
  /** Mounted at the root: pictures, health. */
  readonly root: readonly Router[]
  /** Built files, and the pages for everything that nobody else answers. */
  readonly pages: readonly Middleware[]
  /** Scheme and host under which people know the product. */
  readonly publicUrl?: string | undefined
  /** Whether a proxy in front may say who the visitor is. */
  readonly trustProxy: boolean
  /** Notes an error that nobody foresaw, under the id that its answer carries. */
  readonly onUnexpected: (error: unknown, requestId: string) => void
}

/** Every error of a call becomes JSON, by the one table. */
const errorsAsJson =
  (onUnexpected: KoaAppOptions['onUnexpected']): Middleware =>
  async (ctx, next) => {
    try {
      await next()
    } catch (error) {
      const { status, code, message, fields, retryAfter, unexpected } = errorResponse(error)
      ctx.status = status
      ctx.set('Cache-Control', 'no-store')
      if (retryAfter !== undefined) ctx.set('Retry-After', String(retryAfter))
      if (unexpected) {
        const requestId = randomUUID()
        ctx.set('X-Request-Id', requestId)
        onUnexpected(error, requestId)
      }
      ctx.body = { error: message, message, code, ...(fields ? { fields } : {}) }
    }
  }

const nothingHere = (ctx: Context): never => {
  throw new RequestError(404, 'not-found', `There is nothing at ${ctx.path}.`)
}

/** The whole server as one Koa application. Order is cost: what is asked most passes through least. */
export function createKoaApp({ api, root, pages, publicUrl, trustProxy, onUnexpected }: KoaAppOptions): Koa {
  const app = new Koa({ proxy: trustProxy })
  app.on('error', (error: unknown) => onUnexpected(error, randomUUID()))

  app.use(securityHeaders)
  app.use(
    compress({
      threshold: 1024,
      br: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
      gzip: { level: 5 },
    }),
  )

  const openApi = openApiController(api)
  const apiRouter = new Router({ prefix: '/api' })
  apiRouter.use(originGuard(publicUrl), conditionalGet)
  for (const router of [...api, openApi]) apiRouter.use(router.routes())
  apiRouter.all('/{*rest}', nothingHere)

  const jsonErrors = errorsAsJson(onUnexpected)
  const dispatchApi = apiRouter.routes()
  app.use((ctx, next) =>
    ctx.path.startsWith('/api/') || ctx.path === '/api'
      ? jsonErrors(ctx, () => dispatchApi(ctx as never, next))
      : next(),
  )

  for (const router of root) {
    const dispatch = router.routes()
    app.use((ctx, next) =>
      ctx.path.startsWith(String(router.opts.prefix))
        ? jsonErrors(ctx, () => dispatch(ctx as never, next))
        : next(),
    )
  }
  for (const page of pages) app.use(page)
  return app
}
