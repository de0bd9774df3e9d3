import type { PaymentAttempt } from '#domain/payments/payment-attempt.ts'

/** Attempts to pay, in memory. */
export class MemoryPayments {
  /** By id. */
  readonly attempts = new Map<string, PaymentAttempt>()
}
