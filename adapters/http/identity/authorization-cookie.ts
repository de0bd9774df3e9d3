import type { Context } from 'koa'
import type { AuthorizationSecret } from '#application/identity/providers/authorization-secret.ts'
import { cookieName } from '../secure-channel.ts'
import { visitOf } from '../session.ts'

/** The authorization's secret in a cookie of its own; Lax, as the provider's page brings the browser back by a link. */
export function authorizationOf(ctx: Context): AuthorizationSecret {
  const secure = visitOf(ctx).origin.startsWith('https:')
  const cookie = cookieName('authorization', secure)
  const options = { httpOnly: true, sameSite: 'lax', path: '/', secure, overwrite: true } as const
  ctx.cookies.secure = secure
  return {
    secret: ctx.cookies.get(cookie) ?? null,
    carry: (secret, until) => void ctx.cookies.set(cookie, secret, { ...options, expires: until }),
    drop: () => void ctx.cookies.set(cookie, null, options),
  }
}
