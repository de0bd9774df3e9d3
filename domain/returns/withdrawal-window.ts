import type { OrderStatus } from '#domain/orders/order-status.ts'

const day = 86_400_000

/** In days: how long a buyer may withdraw once they have everything, and how long they then have to send it back. */
export const withdrawalDays = 14

/** In milliseconds: where a day ends last on Earth, it ends so much later than in UTC. */
const lastZone = day / 2

/** What is needed of an order to say until when its buyer may withdraw; `at` may be written, as answers do. */
export interface WindowedOrder {
  readonly status: OrderStatus
  readonly timeline: readonly { readonly status: OrderStatus; readonly at: Date | string }[]
}

/** Those whose contract holds, and of which something is paid. */
const withdrawable: readonly OrderStatus[] = ['paid', 'shipped', 'delivered']

/** The last of so many days after the one on which something happened (00:00 in UTC). */
export const lastDayAfter = (at: Date): Date =>
  new Date(Math.floor(at.getTime() / day) * day + withdrawalDays * day)

/** Whether a last day is over, wherever on Earth somebody counts. */
export const isOver = (lastDay: Date, now: Date): boolean =>
  now.getTime() >= lastDay.getTime() + day + lastZone

/** The last day on which a buyer may withdraw (00:00 in UTC); null while they do not have everything yet. */
export function lastDayToWithdraw({ status, timeline }: WindowedOrder): Date | null {
  if (status !== 'delivered') return null
  const arrived = timeline.findLast((each) => each.status === 'delivered')
  return arrived ? lastDayAfter(new Date(arrived.at)) : null
}

/** Whether a buyer may withdraw now: from the payment on, until fourteen days after they have the last work. */
export function canWithdraw(order: WindowedOrder, now: Date): boolean {
  if (!withdrawable.includes(order.status)) return false
  const lastDay = lastDayToWithdraw(order)
  return lastDay === null || !isOver(lastDay, now)
}
