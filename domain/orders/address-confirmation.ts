import { DomainError } from '#domain/shared/domain-error.ts'
import type { Order } from './order.ts'
import type { PaymentMethod } from './payment.ts'

/** Milliseconds in which a guest has to show that an address is theirs; then the order ends. */
export const confirmationTime = 24 * 3_600_000

/**
 * Whether an order holds nothing before its address is confirmed: a transfer keeps works for days and costs nothing to promise,
 * so that anybody could do so in strangers' names.
 * @param isKnown whether it is placed with an account whose address is verified
 */
export const mustBeConfirmed = (method: PaymentMethod, isKnown: boolean): boolean =>
  method === 'atm' && !isKnown

/**
 * Before an order's works are kept, by the link from its mail.
 * @param proof the digest of what the link carries
 * @throws DomainError conflict 'link-used', 'order-not-awaiting-payment' or 'link-not-known'
 */
export function mustBeConfirmable(order: Order, proof: string, now: Date): void {
  const refuse = (code: string, sentence: string): DomainError => new DomainError('conflict', code, sentence)
  if (order.status !== 'awaiting-payment' || order.isExpired(now))
    throw refuse('order-not-awaiting-payment', `Order ${order.number} has ended: the works are kept no more.`)
  if (order.holdsWorks) throw refuse('link-used', 'This link was used before: the works are kept for you.')
  if (order.confirmation !== proof)
    throw refuse('link-not-known', 'This link is not complete. Use the whole link from our email.')
}
