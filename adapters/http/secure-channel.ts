import type { Context } from 'koa'

/**
 * Whether a browser speaks with us in secret. A proxy in front may have taken the encryption off: then it says so, or our
 * configured address does.
 */
export const isSecure = (ctx: Context, publicUrl: string | undefined): boolean =>
  ctx.secure || (publicUrl?.startsWith('https:') ?? false)

/** The name of a cookie of ours; by its beginning browsers take it over https alone, and from this very host. */
export const cookieName = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name)
