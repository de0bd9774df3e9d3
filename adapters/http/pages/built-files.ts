import type { Middleware } from 'koa'
import serve from 'koa-static'
import { answeredAs } from '../answered.ts'
import { RequestError } from '../request-error.ts'

const year = 31_536_000_000
const folderInAddresses = '/assets/'

const worker = '/sw.js'

/**
 * The client's built files: names carry hashes, so they may be kept for good; sent precompressed where they are.
 * The service worker alone has one name for ever, and is asked for anew each time.
 * @param shared with what other builds have made, for pages that are open
 * @param own with the service worker of the build that serves
 */
export function builtFiles(shared: string, own: string): Middleware {
  const packed = { index: false, brotli: true, gzip: true } as const
  const kept = serve(shared, { ...packed, immutable: true, maxage: year })
  const asked = serve(own, {
    ...packed,
    setHeaders: (response) => response.setHeader('Cache-Control', 'no-cache'),
  })
  return async (ctx, next) => {
    // A page is no file: looking for it on the disk would cost every visitor three questions.
    if (!ctx.path.startsWith(folderInAddresses) && ctx.path !== worker) return next()
    answeredAs(ctx, ctx.path === worker ? worker : `${folderInAddresses}:file`)
    await (ctx.path === worker ? asked : kept)(ctx, () => {
      throw new RequestError(404, 'not-found', 'This file is not here.')
    })
  }
}
