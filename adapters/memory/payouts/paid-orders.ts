import type { PaidOrder } from '#domain/fair-pay/statement.ts'
import type { StoredPayout } from '../store/memory-books.ts'
import type { MemoryOrders } from '../store/memory-orders.ts'

/** What a payout took, by the numbers of the orders. */
export function paidOrders(
  { takes }: Pick<StoredPayout, 'takes'>,
  orders: MemoryOrders['orders'],
): readonly PaidOrder[] {
  const numbers = new Map([...orders.values()].map(({ id, number }) => [id, number]))
  return takes.map(({ orderId, amount }) => ({ orderNumber: numbers.get(orderId ?? '') ?? null, amount }))
}
