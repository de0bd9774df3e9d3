import { hash } from 'node:crypto'
import type { Middleware } from 'koa'
import { textBytes } from './text-bytes.ts'

const bytesOf = (body: unknown): Buffer =>
  Buffer.isBuffer(body) ? body : textBytes([typeof body === 'string' ? body : JSON.stringify(body)])

/** Public reads carry an ETag made from what they say, and answer 304 to whoever knows it already. */
export const conditionalGet: Middleware = async (ctx, next) => {
  await next()
  if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return
  if (ctx.status !== 200 || ctx.body === null || ctx.body === undefined || ctx.res.hasHeader('ETag')) return
  if (String(ctx.res.getHeader('Cache-Control')).includes('no-store')) return
  // Written as bytes once: for its length, its tag, its packing and its way out.
  const bytes = bytesOf(ctx.body)
  ctx.type = ctx.response.get('Content-Type') || 'application/json'
  ctx.body = bytes
  ctx.set('ETag', `W/"${hash('sha256', bytes, 'base64url')}"`)
  if (!ctx.res.hasHeader('Cache-Control')) ctx.set('Cache-Control', 'no-cache')
  if (ctx.fresh) ctx.status = 304
}
