import type { Middleware } from 'koa'
import { methodOf, routeOf } from './answered.ts'
import { requestIdOf } from './request-id.ts'

/** What is told of a request in its trace, without anything of who asked or what for. */
interface TracedRequest {
  readonly name: string
  readonly attributes: Readonly<Record<string, string | number>>
  readonly failed: boolean
}

/** Answers a request, as a part of the trace whose name it came with; '' where it came with none. */
export type TraceRequest = (
  traceparent: string,
  answer: () => Promise<unknown>,
  tell: () => TracedRequest,
) => Promise<unknown>

/** Makes a trace of each request that is answered anew; what is kept for all is answered before, and in no time. */
export const tracingRequests =
  (traceRequest: TraceRequest): Middleware =>
  (ctx, next) =>
    traceRequest(
      // A visitor may write whatever they like; a proxy that is trusted is believed.
      ctx.app.proxy ? ctx.get('traceparent') : '',
      next,
      () => ({
        name: `${methodOf(ctx)} ${routeOf(ctx)}`,
        attributes: {
          'http.request.method': methodOf(ctx),
          'http.route': routeOf(ctx),
          'http.response.status_code': ctx.status,
          'request.id': requestIdOf(ctx),
        },
        failed: ctx.status >= 500,
      }),
    )
