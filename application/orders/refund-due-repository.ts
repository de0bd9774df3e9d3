import type { Place, Slice } from '#application/shared/keyset.ts'
import type { RefundDue } from '#domain/orders/refund-due.ts'
import type { RefundDueView } from './refunds-due-contract.ts'

export interface RefundDueRepository {
  /** Inside a unit of work. Under the same key it is kept once. */
  add(refund: RefundDue): Promise<void>
  /** Inside a unit of work nobody else changes it meanwhile. */
  byId(id: string): Promise<RefundDue | null>
  save(refund: RefundDue): Promise<void>
  /** What has not been sent, the oldest first. */
  open(limit: number, after: Place | null): Promise<Slice<RefundDueView>>
}
