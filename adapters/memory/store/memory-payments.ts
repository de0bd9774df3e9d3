import type { PaymentNotice } from '#application/payments/notice-repository.ts'
import type { PaymentAttempt } from '#domain/payments/payment-attempt.ts'

/** Attempts to pay, and what providers have told of them, in memory. */
export class MemoryPayments {
  /** By id. */
  readonly attempts = new Map<string, PaymentAttempt>()
  /** By id. */
  readonly notices = new Map<string, PaymentNotice>()
}
