import type { PaymentAttempt } from './payment-attempt.ts'

type CardAttempt = Pick<PaymentAttempt, 'standing' | 'mayTryAgain'>

/** Whether an order may be paid with another card: all have been refused, and the last in a way that another may mend. */
export const mayPayWithAnotherCard = (attempts: readonly CardAttempt[]): boolean =>
  attempts.every(({ standing }) => standing === 'ended') && (attempts.at(-1)?.mayTryAgain ?? false)
