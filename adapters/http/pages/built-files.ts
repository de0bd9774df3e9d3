import type { Middleware } from 'koa'
import serve from 'koa-static'
import { RequestError } from '../request-error.ts'

const year = 31_536_000_000
const folderInAddresses = '/assets/'

/** The client's built files: names carry hashes, so they may be kept for good; sent precompressed where they are. */
export function builtFiles(folder: string): Middleware {
  const file = serve(folder, { index: false, immutable: true, maxage: year, brotli: true, gzip: true })
  return async (ctx, next) => {
    // A page is no file: looking for it on the disk would cost every visitor three questions.
    if (!ctx.path.startsWith(folderInAddresses)) return next()
    await file(ctx, () => {
      throw new RequestError(404, 'not-found', 'This file is not here.')
    })
  }
}
