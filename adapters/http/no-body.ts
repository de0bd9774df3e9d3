import type { Middleware } from 'koa'
import { jsonBody, readBody, shape } from './request-shape.ts'

class Nothing {}
shape(Nothing, {})

/** For calls that are told everything by their address: what is sent besides is refused, never ignored. */
export const noBody: Middleware = (ctx, next) => {
  if (!ctx.is('application/json')) return next()
  return jsonBody(ctx, () => {
    readBody(ctx, Nothing)
    return next()
  })
}
