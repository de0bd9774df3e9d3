import type { Middleware } from 'koa'
import { type Addressed, orderNumberIn } from '../requests/address-parts.ts'

/** Before a form with photographs is read: what can be no order's number has none. */
export const ofOrder: Middleware = async (ctx, next) => {
  orderNumberIn(ctx as unknown as Addressed)
  await next()
}
