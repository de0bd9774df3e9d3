import Router from '@koa/router'
import type { Clock } from '#application/shared/clock.ts'
import { RequestError } from '../request-error.ts'

const path = '/.well-known/security.txt'

/** Milliseconds that whoever keeps the file may believe it: RFC 9116 wants less than a year. */
const believable = 180 * 24 * 60 * 60 * 1_000

interface Reachable {
  /** Where to write about holes in the shop: 'mailto:…' or 'https://…'; without one there is no such file. */
  readonly securityContact?: string | null | undefined
  /** Scheme and host under which people know the product, where they were configured. */
  readonly knownAs?: string | undefined
}

/** Tells whoever finds a hole in the shop whom to write to, as RFC 9116 says. */
export function securityContactController({ clock }: { readonly clock: Clock }, about: Reachable): Router {
  const { securityContact = null, knownAs } = about
  const router = new Router({ prefix: path })
  router.get('/', (ctx) => {
    if (securityContact === null) throw new RequestError(404, 'not-found', `There is nothing at ${path}.`)
    const expires = new Date(clock.now().getTime() + believable)
    ctx.set('Cache-Control', 'public, max-age=86400')
    ctx.type = 'text/plain'
    ctx.body = [
      `Contact: ${securityContact}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en',
      // What a visitor calls us proves nothing.
      ...(knownAs === undefined ? [] : [`Canonical: ${knownAs}${path}`]),
      '',
    ].join('\n')
  })
  return router
}
