import type { Context, Middleware } from 'koa'
import type { CallerOf } from '#application/identity/sessions/callers.ts'
import type { Visit } from '#application/identity/sessions/visit.ts'
import type { Caller } from '#application/shared/caller.ts'
import { networkAddress } from './network-address.ts'
import { RequestError } from './request-error.ts'
import { cookieName, isSecure } from './secure-channel.ts'

/** What a secret of ours can look like; anything else is no session and costs no question. */
const tokenForm = /^[\w-]{20,100}$/

/** Under which accounts this browser is known already: as many as it keeps, each with its proof. */
const devicePassForm = /^[\w+/=.]{1,1000}$/

function sentToken(ctx: Context, cookie: string): string | null {
  const sent = ctx.cookies.get(cookie)
  return sent !== undefined && tokenForm.test(sent) ? sent : null
}

/** Where nobody has told us our address, what the browser asked for. */
function askedOrigin({ protocol, host }: Context): string {
  const address = `${protocol}://${host}`
  if (!URL.canParse(address)) throw new RequestError(400, 'bad-request', 'This address could not be read.')
  return new URL(address).origin
}

function openVisit(ctx: Context, publicUrl: string | undefined): Visit {
  const secure = isSecure(ctx, publicUrl)
  const [cookie, deviceCookie] = [cookieName('sid', secure), cookieName('device', secure)]
  let token = sentToken(ctx, cookie)
  const options = {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure,
    overwrite: true,
  } as const
  ctx.cookies.secure = secure
  return {
    get token() {
      return token
    },
    carry(given, until) {
      token = given
      ctx.cookies.set(cookie, given, { ...options, expires: until })
    },
    drop() {
      token = null
      ctx.cookies.set(cookie, null, options)
    },
    get devicePass() {
      const sent = ctx.cookies.get(deviceCookie)
      return sent !== undefined && devicePassForm.test(sent) ? sent : null
    },
    keepDevicePass(pass, until) {
      ctx.cookies.set(deviceCookie, pass, { ...options, expires: until })
    },
    get origin() {
      return publicUrl ?? askedOrigin(ctx)
    },
    device: ctx.get('User-Agent'),
    address: networkAddress(ctx.ip),
  }
}

interface Session {
  readonly visit: () => Visit
  readonly caller: () => Promise<Caller>
}

/** Knows who asks, as soon as somebody wants to know. @param publicUrl where people reach us, whatever we see */
export const sessions =
  (callerOfVisit: CallerOf, publicUrl: string | undefined): Middleware =>
  (ctx, next) => {
    let visit: Visit | undefined
    const session: Session = {
      visit: () => (visit ??= openVisit(ctx, publicUrl)),
      caller: () => callerOfVisit(session.visit()),
    }
    ctx.state.session = session
    return next()
  }

const sessionOf = (ctx: Context): Session => ctx.state.session as Session

/** What this request's browser carries. */
export const visitOf = (ctx: Context): Visit => sessionOf(ctx).visit()

/** Who asks: looked up when it is first wanted, once a request, and not at all without a cookie. */
export const callerOf = (ctx: Context): Promise<Caller> => sessionOf(ctx).caller()

/** Looks each visit up once for each secret it carries; a visit is a request here. */
export function oncePerVisit(lookUp: CallerOf): CallerOf {
  const known = new WeakMap<Visit, { readonly token: string | null; readonly caller: Promise<Caller> }>()
  return (visit) => {
    const before = known.get(visit)
    if (before && before.token === visit.token) return before.caller
    const caller = lookUp(visit)
    known.set(visit, { token: visit.token, caller })
    return caller
  }
}
