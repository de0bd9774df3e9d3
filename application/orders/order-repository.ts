import type { Held, Holder } from '#domain/orders/holding.ts'
import type { Order } from '#domain/orders/order.ts'
import type { PaymentAttempt } from '#domain/payments/payment-attempt.ts'

/** What was asked for under an idempotency key; the fingerprint is a digest of the request. */
export interface PlacedRequest {
  readonly fingerprint: string
  readonly order: Order
}

export interface AttemptOfOrder {
  readonly attempt: PaymentAttempt
  /** Null where none is written with it. */
  readonly order: Order | null
}

export interface OrderRepository {
  /**
   * Reserves an idempotency key inside the running unit of work; waits for another that is using it.
   * @returns false when an order stands under it already
   */
  claim(keyDigest: string, fingerprint: string): Promise<boolean>
  byKey(keyDigest: string): Promise<PlacedRequest | null>
  /**
   * What is held for these in orders that nobody has paid, in the order asked. Inside a unit of work, which another that asks
   * for one of them waits for.
   */
  held(holders: readonly Holder[]): Promise<readonly Held[]>
  /**
   * Writes a new one down, as it is now: what is changed of it afterwards is saved only once it was loaded again.
   * @returns false, and writes nothing, where its number is in use
   */
  add(order: Order, keyDigest: string): Promise<boolean>
  /**
   * Null when there is none; inside a unit of work nobody else changes it meanwhile. Loaded a second time there, it is as it
   * was written: what was changed and not saved is lost, and what was loaded before is not to be saved any more.
   */
  byNumber(number: string): Promise<Order | null>
  /**
   * An attempt to pay with the order that it is to pay, inside a unit of work; null where there is no such attempt. As
   * `byNumber` otherwise. Whoever changes both locks the order first, as this does.
   */
  withAttempt(attemptId: string): Promise<AttemptOfOrder | null>
  /** Writes what may have changed of one that was loaded in this unit of work; what it was placed with never does. */
  save(order: Order): Promise<void>
  /** Numbers of unpaid orders whose time is over, the oldest first. */
  overdue(now: Date, most: number): Promise<readonly string[]>
  /** Numbers of orders with a parcel that was sent by then and has not arrived, the one sent first first. */
  longOnTheirWay(sentBy: Date, most: number): Promise<readonly string[]>
}
