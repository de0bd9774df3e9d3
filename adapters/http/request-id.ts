import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { Context, Middleware } from 'koa'

/** The header that says it, in both directions. */
export const requestIdHeader = 'X-Request-Id'

/** As proxies make them: nothing that a log or a page could show otherwise than it is. */
const wellFormed = /^[\w.:=-]{8,128}$/

const current = new AsyncLocalStorage<string>()

/** The id of the request that is being answered; undefined outside of any. */
export const currentRequestId = (): string | undefined => current.getStore()

/** The id of a request, also where an event of its stream leads out of what was begun for it. */
export const requestIdOf = (ctx: Context): string => ctx.state.requestId as string

/** A visitor may write whatever they like; a proxy that is trusted is believed. */
function idOf(ctx: Context): string {
  const sent = ctx.app.proxy ? ctx.get(requestIdHeader) : ''
  return wellFormed.test(sent) ? sent : randomUUID()
}

/** Gives every request an id, tells it in the answer, and has whatever is done for the request know it. */
export const requestIds: Middleware = (ctx, next) => {
  const id = idOf(ctx)
  ctx.state.requestId = id
  ctx.set(requestIdHeader, id)
  return current.run(id, next)
}
