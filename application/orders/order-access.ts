import { orderPage } from '#application/shared/addresses.ts'
import type { Digest } from '#application/shared/digest.ts'
import { type Buyer, isOrderOf } from '#domain/orders/buyer.ts'
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
  publicUrl + orderPage(number, accessKey)

/** The same, with the secret that keeps its works. */
export const confirmationLink = (link: string, secret: string): string => `${link}&confirm=${secret}`

/** What may open an order: its key, or the account that it belongs to. */
export interface OrderOpener {
  readonly accessKey: string | undefined
  /** Null for a visitor. */
  readonly buyer: Buyer | null
}

/**
 * @throws DomainError not-found, for a wrong key and somebody else's order as for a wrong number; not-signed-in for a visitor
 * without a key
 */
export async function openOrder(
  orders: OrderRepository,
  digest: Digest,
  number: string,
  { accessKey, buyer }: OrderOpener,
): Promise<Order> {
  if (accessKey === undefined && !buyer)
    throw new DomainError(
      'not-signed-in',
      'key-or-account-needed',
      'Please sign in first, or open your order by the link in our mail.',
    )
  const order = isOrderNumber(number) ? await orders.byNumber(number) : null
  const hasKey = accessKey !== undefined && order?.accessKeyDigest === digest(accessKey)
  if (!order || !(hasKey || (buyer && isOrderOf(buyer, order))))
    throw new DomainError(
      'not-found',
      'order-not-found',
      accessKey === undefined
        ? `You have no order ${number}.`
        : `There is no order ${number} that this link opens.`,
    )
  return order
}
