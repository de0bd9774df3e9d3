import { type Cents, sumOf } from '#domain/shared/money.ts'
import type { PaymentAttempt } from './payment-attempt.ts'
import type { AgreedSum } from './standing.ts'

/** How an order is being paid: every page, mail and reckoning about that reads it here. */
export interface OrderPayment {
  /** The first one first. */
  readonly attempts: readonly PaymentAttempt[]
  /** What was agreed to be paid. */
  readonly due: AgreedSum
  /** What has come of it. */
  readonly came: AgreedSum
  /** What is still to come of it. */
  readonly lacks: AgreedSum
}

/**
 * @param total what the order costs, which is due where nothing else was agreed
 * @param parts what has come of a transfer, and waits for the rest
 */
export function orderPayment(
  total: Cents,
  attempts: readonly PaymentAttempt[],
  parts: readonly AgreedSum[] = [],
): OrderPayment {
  const agreed = attempts.find(({ standing }) => standing === 'taken') ?? attempts[0]
  const due: AgreedSum = agreed?.sum ?? { amount: total, currency: 'USD' }
  const { currency } = due
  const came =
    agreed?.standing === 'taken'
      ? agreed.received
      : sumOf(parts.filter((part) => part.currency === currency).map(({ amount }) => amount))
  return {
    attempts,
    due,
    came: { amount: came, currency },
    lacks: { amount: Math.max(0, due.amount - came), currency },
  }
}
