import type { Middleware } from 'koa'
import serve from 'koa-static'

const year = 31_536_000_000

/** The client's built files: names carry hashes, so they may be kept for good; sent precompressed where they are. */
export const builtFiles = (folder: string): Middleware =>
  serve(folder, { index: false, immutable: true, maxage: year, brotli: true, gzip: true })
