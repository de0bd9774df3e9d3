import type { Context, Middleware } from 'koa'
import { RequestError } from './request-error.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Where providers of payments tell what has happened: they bring a proof of their own, and no visitor's cookies count. */
const bringsItsOwnProof = /^\/api\/payments\/[^/]+\/notices(\/|$)/

/**
 * Whether an address stands on our own pages. Whoever can change what is sent in the open can make pages of 'http://shop',
 * so those are none of ours where people reach us at 'https://shop'.
 */
function isOwn(address: string, ctx: Context, publicUrl: URL | null): boolean {
  if (!URL.canParse(address)) return false
  const { origin, protocol, host } = new URL(address)
  if (host === publicUrl?.host) return origin === publicUrl.origin
  // A proxy may have taken the encryption off without telling us; where there is none, we know how we are reached.
  return host === ctx.host && (protocol === 'https:' ? ctx.secure || ctx.app.proxy : !ctx.secure)
}

/**
 * Changes come from the product's own pages, or from programs that are no browser; another site cannot use a
 * visitor's cookies to make them.
 */
export const originGuard = (publicUrl: string | undefined): Middleware => {
  const own = publicUrl === undefined ? null : new URL(publicUrl)
  return async (ctx, next) => {
    if (!safe.has(ctx.method) && !bringsItsOwnProof.test(ctx.path)) {
      const site = ctx.get('Sec-Fetch-Site')
      // Old browsers say in one of the two where they come from.
      const from = ctx.get('Origin') || ctx.get('Referer')
      const isForeignSite = site !== '' && site !== 'same-origin' && site !== 'none'
      if (isForeignSite || (from !== '' && !isOwn(from, ctx, own)))
        throw new RequestError(403, 'foreign-origin', 'Changes can only be made from our own pages.')
    }
    await next()
  }
}
