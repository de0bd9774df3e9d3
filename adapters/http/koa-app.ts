import { constants } from 'node:zlib'
import Router from '@koa/router'
import Koa, { type Context, type Middleware } from 'koa'
import compress from 'koa-compress'
import type { CallerOf } from '#application/identity/sessions/callers.ts'
import { type OnAnswered, telling } from './answered.ts'
import { errorsAsJson, errorsAsPage, type Faults } from './answering-errors.ts'
import { worthPacking } from './answers/packings.ts'
import { conditionalGet } from './conditional-get.ts'
import { isBrokenTransfer } from './forms/broken-transfer.ts'
import { unanswered } from './known-address.ts'
import { openApiController } from './openapi/openapi-controller.ts'
import { originGuard } from './origin-guard.ts'
import { packedText } from './packed-text.ts'
import { RequestError } from './request-error.ts'
import { requestIdOf, requestIds } from './request-id.ts'
import { unreadRest } from './requests/whole-body.ts'
import { inOrderOfSpecificity } from './route-order.ts'
import { type OnSecurityEvent, tellingOfSecurity } from './security-events.ts'
import { type CardSources, securityHeaders } from './security-headers.ts'
import { sessions } from './session.ts'
import { type TraceRequest, tracingRequests } from './tracing-requests.ts'

export interface KoaAppOptions extends Faults {
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
  /** Who is behind a visit. */
  readonly callerOf: CallerOf
  /** Hears of every request; absent where nobody counts them. */
  readonly onAnswered?: OnAnswered | undefined
  /** Makes a trace of each request; absent where nobody looks at them. */
  readonly traceRequest?: TraceRequest | undefined
  /** Hears of sign-ins, and of who was refused. */
  readonly onSecurityEvent?: OnSecurityEvent | undefined
  /** The rules that name the built fonts. */
  readonly fontFaces?: string | undefined
  /** What pages load where somebody pays; absent where no card's provider has a script of its own. */
  readonly cardSources?: CardSources | undefined
}

const nothingHere = (ctx: Context): never => {
  throw new RequestError(404, 'not-found', `There is nothing at ${ctx.path}.`)
}

/** The whole server as one Koa application. Order is cost: what is asked most passes through least. */
export function createKoaApp(options: KoaAppOptions): Koa {
  const { api, root, pages, publicUrl, trustProxy, callerOf, onUnexpected } = options
  // Only what the proxy itself has added is true: visitors may write whatever they like before it.
  const app = new Koa({ proxy: trustProxy, maxIpsCount: 1 })
  app.on('error', (error: unknown, ctx: Context) => {
    if (!isBrokenTransfer(error)) onUnexpected(error, requestIdOf(ctx))
  })

  app.use(requestIds)
  if (options.onAnswered) app.use(telling(options.onAnswered))
  if (options.traceRequest) app.use(tracingRequests(options.traceRequest))
  app.use(unreadRest)
  app.use(securityHeaders(publicUrl, options.cardSources))
  app.use(
    compress({
      threshold: worthPacking,
      br: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
      gzip: { level: 5 },
    }),
  )

  app.use(packedText)

  app.use(sessions(callerOf, publicUrl))
  if (options.onSecurityEvent) app.use(tellingOfSecurity(options.onSecurityEvent))

  const openApi = openApiController(api, options.fontFaces ?? '')
  const apiRouter = new Router({ prefix: '/api' })
  apiRouter.use(originGuard(publicUrl), conditionalGet)
  for (const router of [...api, openApi]) apiRouter.use(router.routes())
  inOrderOfSpecificity(apiRouter)
  apiRouter.all('{/*rest}', unanswered([...api, openApi], '/api'))

  const jsonErrors = errorsAsJson(options)
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
  app.use(errorsAsPage(options))
  app.use(originGuard(publicUrl))
  for (const page of pages) app.use(page)
  app.use(nothingHere)
  return app
}
