import type { Digest } from '#application/shared/digest.ts'
import type { Order } from '#domain/orders/order.ts'
import { isOrderNumber } from '#domain/orders/order-number.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import type { OrderRepository } from './order-repository.ts'

/**
 * The key that opens an order without an account. Beside the order only its digest is kept, the key itself in the link
 * of the buyer's mail; whoever repeats the request that placed the order gets the same key again.
 */
export const accessKeyOf = (orderId: string, idempotencyKey: string, digest: Digest): string =>
  digest(`${orderId} ${idempotencyKey}`)

/** The address that opens an order without an account. */
export const orderLink = (publicUrl: string, number: string, accessKey: string): string =>
  `${publicUrl}/orders/${number}?key=${accessKey}`

/** @throws DomainError not-found, for a wrong key as for a wrong number */
export async function openOrder(
  orders: OrderRepository,
  digest: Digest,
  number: string,
  accessKey: string,
): Promise<Order> {
  const order = isOrderNumber(number) ? await orders.byNumber(number) : null
  if (!order || order.accessKeyDigest !== digest(accessKey))
    throw new DomainError('not-found', 'order-not-found', `There is no order ${number} that this link opens.`)
  return order
}
