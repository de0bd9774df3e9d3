import { holdsForATime } from '#domain/orders/holding.ts'
import type { MemoryOrders } from '../store/memory-orders.ts'
import type { MemoryPayments } from '../store/memory-payments.ts'

/** The first end of the orders that hold pieces of a work for a time; null where there is none. */
export function firstEndOfHolds(
  { orders }: MemoryOrders,
  { attempts }: MemoryPayments,
  artworkId: string,
): Date | null {
  const madeFor = Map.groupBy(attempts.values(), ({ orderNumber }) => orderNumber)
  const ends = [...orders.values()]
    .filter(
      (order) =>
        order.lines.some((line) => line.artworkId === artworkId) &&
        holdsForATime(order, madeFor.get(order.number) ?? []),
    )
    .map(({ expiresAt }) => expiresAt.getTime())
  return ends.length === 0 ? null : new Date(Math.min(...ends))
}
