import type { Return } from '#domain/returns/return.ts'
import type { Withdrawal } from '#domain/returns/withdrawal.ts'

export interface WithdrawalRepository {
  /** Inside the unit of work that has locked the order. */
  add(withdrawal: Withdrawal, returns: readonly Return[]): Promise<void>
  /** The first one first. */
  withdrawals(orderId: string): Promise<readonly Withdrawal[]>
  /** The first one first; inside a unit of work nobody else changes them who locks the order. */
  returns(orderId: string): Promise<readonly Return[]>
  /** Writes what changed. */
  save(changed: Return): Promise<void>
}
