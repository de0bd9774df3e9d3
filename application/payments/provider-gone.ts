import type { PaymentAttempt } from '#domain/payments/payment-attempt.ts'

/** Whom an attempt was begun with is configured no more: nobody here can ask for its money or move it. */
export class ProviderGone extends Error {
  constructor({ id, provider }: Pick<PaymentAttempt, 'id' | 'provider'>) {
    super(`Attempt ${id} was begun with ${provider}, which PAYMENTS has no more.`)
    this.name = 'ProviderGone'
  }
}
