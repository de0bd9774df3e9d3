import type { Context } from 'koa'
import { RequestError } from '../request-error.ts'

/** What was configured, if anything was: scheme and host under which people know the product. */
export interface KnownAs {
  readonly knownAs?: string | undefined
}

/**
 * Scheme and host under which people know the product: as configured, or as this visitor wrote it.
 * @throws RequestError 400 where the visitor wrote no host that can be one
 */
export function siteOf(ctx: Context, knownAs: string | undefined): string {
  const site = knownAs ?? `${ctx.protocol}://${ctx.host}`
  if (!URL.canParse(site)) throw new RequestError(400, 'bad-request', 'This address could not be read.')
  return new URL(site).origin
}
