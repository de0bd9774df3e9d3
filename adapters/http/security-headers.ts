import type { Middleware } from 'koa'
import { isSecure } from './secure-channel.ts'

/** Scripts, styles, pictures and calls come from here; React writes style attributes, and so do toasts. */
const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** Seconds that a browser asks for nothing of ours in the open, once it has spoken with us in secret. */
const year = 31_536_000

/** Headers that keep a browser from doing what no page of ours needs. @param publicUrl where people reach us */
export const securityHeaders =
  (publicUrl: string | undefined): Middleware =>
  (ctx, next) => {
    ctx.set({
      'Content-Security-Policy': policy,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
    })
    if (isSecure(ctx, publicUrl)) ctx.set('Strict-Transport-Security', `max-age=${year}`)
    // What a change is answered is about whoever made it.
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') ctx.set('Cache-Control', 'no-store')
    return next()
  }
