import { type Holder, type HoldLimits, heldBy, mustNotHoldTooMuch } from '#domain/orders/holding.ts'
import type { Order } from '#domain/orders/order.ts'
import type { OrderRepository } from '../order-repository.ts'

/**
 * Inside a unit of work: nobody else places an order for these holders before it has ended.
 * @throws DomainError conflict 'too-much-held', where the order holds more for them than anybody may before it is paid
 */
export async function holdWithin(
  order: Order,
  holders: readonly Holder[],
  orders: Pick<OrderRepository, 'held'>,
  limits: HoldLimits,
): Promise<void> {
  const held = await orders.held(holders)
  for (const [place, holder] of holders.entries())
    mustNotHoldTooMuch(holder, held[place]!, heldBy(order.lines), limits)
}
