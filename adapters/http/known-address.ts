import type Router from '@koa/router'
import type { Middleware } from 'koa'
import { RequestError } from './request-error.ts'

/**
 * What is asked of an address that none of these routers answers in this way: 405 with the methods it does answer,
 * or 404 where there is nothing at all. OPTIONS is told the methods.
 */
export const unanswered =
  (routers: readonly Router[], prefix: string): Middleware =>
  (ctx) => {
    const path = ctx.path.slice(prefix.length)
    const methods = new Set(
      routers.flatMap((router) => router.match(path, ctx.method).path.flatMap((layer) => layer.methods)),
    )
    if (methods.size === 0) throw new RequestError(404, 'not-found', `There is nothing at ${ctx.path}.`)
    ctx.set('Allow', [...methods].toSorted().join(', '))
    if (ctx.method !== 'OPTIONS')
      throw new RequestError(405, 'method-not-allowed', 'This address does not answer that method.')
    ctx.status = 204
  }
