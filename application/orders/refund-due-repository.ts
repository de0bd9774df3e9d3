import type { Place, Slice } from '#application/shared/keyset.ts'
import type { RefundDue } from '#domain/orders/refund-due.ts'
import type { RefundDueView } from './refunds-due-contract.ts'

export interface RefundDueRepository {
  /** Inside a unit of work. Under the same key it is kept once. */
  add(refund: RefundDue): Promise<void>
  /** Inside a unit of work nobody else changes it meanwhile. */
  byId(id: string): Promise<RefundDue | null>
  save(refund: RefundDue): Promise<void>
  /** Whether a person has the money of this key to send, or has sent it. */
  has(key: string): Promise<boolean>
  /** Whether a person has sent the money of this key. */
  isSent(key: string): Promise<boolean>
  /** What has not been sent, the oldest first. */
  open(limit: number, after: Place | null): Promise<Slice<RefundDueView>>
}
