import type { Middleware } from 'koa'
import { jsonBody, unknownFields } from './request-shape.ts'

/** For calls that are told everything by their address: what is sent besides is refused, never ignored. */
export const noBody: Middleware = (ctx, next) => {
  if (!ctx.is('application/json')) return next()
  return jsonBody(ctx, () => {
    const sent = Object.keys((ctx.request as { body?: object }).body ?? {})
    if (sent.length > 0) throw unknownFields(sent)
    return next()
  })
}
