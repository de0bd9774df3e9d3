import type { PaymentAttempt } from '#domain/payments/payment-attempt.ts'

export interface AttemptRepository {
  /**
   * Writes a new one down, or gives the one that was asked for under the same origin before. What is changed of a new one
   * afterwards is saved only once it was loaded again.
   */
  open(attempt: PaymentAttempt): Promise<PaymentAttempt>
  /**
   * Null when there is none; inside a unit of work nobody else changes it meanwhile. Loaded a second time there, it is as it
   * was written: what was changed and not saved is lost, and what was loaded before is not to be saved any more.
   */
  byId(id: string): Promise<PaymentAttempt | null>
  byReference(provider: string, reference: string): Promise<PaymentAttempt | null>
  ofOrder(orderNumber: string): Promise<readonly PaymentAttempt[]>
  /** Those begun since then whose money has come, and with which no order was written; the newest first. */
  takenForNobody(since: Date, most: number): Promise<readonly PaymentAttempt[]>
  /** Writes what may have changed of one that was loaded in this unit of work; what was agreed never does. */
  save(attempt: PaymentAttempt): Promise<void>
  /** Ids of those that are not settled and have been silent, the longest first. */
  silent(now: Date, most: number): Promise<readonly string[]>
}
