import type { Context, Middleware } from 'koa'
import { type Addressed, orderNumberIn } from '../requests/address-parts.ts'

/** The order's number in the address of a form that no route has yet. @throws RequestError 404 */
export const orderAskedFor = (ctx: Context): string => orderNumberIn(ctx as unknown as Addressed)

/** Before a form with photographs is read: what can be no order's number has none. */
export const ofOrder: Middleware = async (ctx, next) => {
  orderAskedFor(ctx)
  await next()
}
