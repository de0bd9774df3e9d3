import type { Middleware } from 'koa'
import { isWorthPacking, packed, packingFor } from './answers/packings.ts'

/** Packs texts that are there as a whole in one piece: what comes bit by bit costs more, and is packed by somebody else. */
export const packedText: Middleware = async (ctx, next) => {
  await next()
  const { body, res, req } = ctx
  const isWhole = typeof body === 'string' || Buffer.isBuffer(body)
  if (!isWhole || ctx.method === 'HEAD' || ctx.status === 304 || res.hasHeader('Content-Encoding')) return
  const packing = packingFor(req)
  const type = ctx.response.get('Content-Type')
  if (packing === null || !isWorthPacking(body.length, type)) return
  ctx.body = await packed(Buffer.isBuffer(body) ? body : Buffer.from(body), packing, 'once')
  ctx.set({ 'Content-Type': type, 'Content-Encoding': packing })
}
