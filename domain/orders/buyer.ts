import { emailKey } from '#domain/shared/email-address.ts'
import type { Order } from './order.ts'

/** Somebody with an account, as far as their orders care. */
export interface Buyer {
  readonly id: string
  readonly email: string
  /** Whether they have read what was sent to that address. */
  readonly emailVerified: boolean
}

/**
 * Whether an order is somebody's: it was placed with their account, or by a guest with an address that they have since shown
 * to be theirs.
 */
export const isOrderOf = (
  { id, email, emailVerified }: Buyer,
  order: Pick<Order, 'buyerId' | 'email'>,
): boolean =>
  order.buyerId === null ? emailVerified && emailKey(order.email) === emailKey(email) : order.buyerId === id
