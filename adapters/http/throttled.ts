import type { Middleware } from 'koa'
import type { Throttle, ThrottleLimit } from '#application/shared/throttle.ts'
import { callerOf, visitOf } from './session.ts'

/** Slows down whoever does something too often: an account, or the visitors behind one network address. */
export const throttled =
  (throttle: Throttle, limit: ThrottleLimit): Middleware =>
  async (ctx, next) => {
    const caller = await callerOf(ctx)
    await throttle.count(limit, caller ? `user ${caller.userId}` : visitOf(ctx).address)
    await next()
  }
