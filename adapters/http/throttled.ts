import type { Middleware } from 'koa'
import type { Throttle, ThrottleLimit } from '#application/shared/throttle.ts'
import { callerOf, visitOf } from './session.ts'

/** Slows down visitors who do something too often from one network address; whoever is signed in is not counted. */
export const visitorsThrottled =
  (throttle: Throttle, limit: ThrottleLimit): Middleware =>
  async (ctx, next) => {
    if ((await callerOf(ctx)) === null) await throttle.count(limit, visitOf(ctx).address)
    await next()
  }
