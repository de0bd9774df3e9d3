import type { Context, Middleware } from 'koa'
import { networkAddress } from './network-address.ts'
import { requestIdOf } from './request-id.ts'
import { callerOf } from './session.ts'

/** Something that whoever watches over the shop wants to find again: a sign-in, or somebody who was refused. */
export interface SecurityEvent {
  /** Such as 'POST /api/auth/login'. */
  readonly call: string
  readonly status: number
  readonly requestId: string
  /** From where it came, as far as proxies are believed. */
  readonly address: string
  /** Who it was, by their id; null for who is not signed in, nor was by this. */
  readonly userId: string | null
}

export type OnSecurityEvent = (event: SecurityEvent) => void

/** Notes that somebody has asked for what is not theirs to ask for, although they are told no more than that it is not there. */
export function refusedByRole(ctx: Context): void {
  ctx.state.isRefusedByRole = true
}

/** Notes that somebody asks to come in, or changes how, where no call of the API is: by a form of a page, or back from a provider. */
export function asksToComeIn(ctx: Context): void {
  ctx.state.asksToComeIn = true
}

/** Signing in and out, and what else changes who may come in; who may not, and who tries too often. */
function isEvent({ method, path, status, state }: Context): boolean {
  const changes = method !== 'GET' && method !== 'HEAD'
  return (
    (changes && path.startsWith('/api/auth/')) ||
    state.asksToComeIn === true ||
    (changes && status === 401) ||
    status === 403 ||
    status === 429 ||
    state.isRefusedByRole === true
  )
}

async function userIdOf(ctx: Context): Promise<string | null> {
  // Without the database nobody is known.
  const caller = await callerOf(ctx).catch(() => null)
  return caller?.userId ?? null
}

/** Tells of each, once it is known how it went. */
export const tellingOfSecurity =
  (onEvent: OnSecurityEvent): Middleware =>
  async (ctx, next) => {
    await next()
    if (!isEvent(ctx)) return
    onEvent({
      call: `${ctx.method} ${ctx.path}`,
      status: ctx.status,
      requestId: requestIdOf(ctx),
      address: networkAddress(ctx.ip),
      userId: await userIdOf(ctx),
    })
  }
