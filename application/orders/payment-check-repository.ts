import type { Place, Slice } from '#application/shared/keyset.ts'
import type { HeldWork } from '#domain/orders/order-check.ts'
import type { CheckDifference, PaymentCheckView } from './payment-checks-contract.ts'

/** What one comparison has come to. */
export interface PaymentCheck {
  readonly id: string
  readonly at: Date
  readonly orders: number
  readonly asked: number
  readonly differences: readonly CheckDifference[]
}

/** What is compared, and what came of it. */
export interface PaymentCheckRepository {
  /** Numbers of orders that were placed, begun to be paid or given back since then, or wait; those that wait first, then the newest. */
  toCheck(since: Date, most: number): Promise<readonly string[]>
  /** Works that are held otherwise than the orders say that hold them for a time. */
  heldAmiss(most: number): Promise<readonly HeldWork[]>
  keep(check: PaymentCheck): Promise<void>
  /** The newest first. */
  kept(limit: number, after: Place | null): Promise<Slice<PaymentCheckView>>
}
