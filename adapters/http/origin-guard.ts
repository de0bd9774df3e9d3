import type { Middleware } from 'koa'
import { RequestError } from './request-error.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Changes come from the product's own pages, or from programs that are no browser; another site cannot use a
 * visitor's cookies to make them.
 */
export const originGuard = (publicUrl: string | undefined): Middleware => {
  const own = publicUrl === undefined ? null : new URL(publicUrl).host
  return async (ctx, next) => {
    if (!safe.has(ctx.method)) {
      const site = ctx.get('Sec-Fetch-Site')
      const origin = ctx.get('Origin')
      const foreignSite = site !== '' && site !== 'same-origin' && site !== 'none'
      const host = URL.canParse(origin) ? new URL(origin).host : null
      const foreignOrigin = origin !== '' && host !== (own ?? ctx.host) && host !== ctx.host
      if (foreignSite || foreignOrigin)
        throw new RequestError(403, 'foreign-origin', 'Changes can only be made from our own pages.')
    }
    await next()
  }
}
