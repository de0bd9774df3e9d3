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

/** What time an unpaid order ran out of: that to open the link of its mail, or that to pay. */
export const waysToRunOut = ['link', 'payment'] as const
export type RanOut = (typeof waysToRunOut)[number]

/** The same of an order that has ended; null where something else has ended it. */
export function ranOutOf({
  status,
  timeline,
  expiresAt,
  confirmation,
}: Pick<Order, 'status' | 'timeline' | 'expiresAt' | 'confirmation'>): RanOut | null {
  const end = timeline.at(-1)
  if (status !== 'cancelled' || !end || end.at.getTime() < expiresAt.getTime()) return null
  return confirmation === null ? 'payment' : 'link'
}

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
