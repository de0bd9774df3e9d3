import type { PhoneTerms } from '#application/payments/contract.ts'
import { agreedAtRate, formatAgreed, formatRate, sumOfUnits } from '#domain/payments/foreign-sum.ts'
import type { Cents } from '#domain/shared/money.ts'

/** What a phone is asked for an order. */
export interface PhoneSum {
  /** Such as KES 94,665, and the rate it is at. */
  readonly text: string
  /** Why it cannot be paid so; null where it can. */
  readonly impossible: string | null
}

/** What a phone is asked for a sum, before it is ordered. */
export function phoneSumOf(total: Cents, { currency, perDollar, most }: PhoneTerms): PhoneSum {
  const agreed = agreedAtRate(total, currency, { perDollar, source: '', at: new Date(0) })
  const limit = sumOfUnits(most, currency)
  return {
    text: `${formatAgreed(agreed)}, at ${formatRate({ perDollar })} for a dollar,`,
    impossible:
      agreed.amount > limit.amount
        ? `Not for this order: it comes to ${formatAgreed(agreed)}, and M-Pesa takes at most ${formatAgreed(limit)} at once.`
        : null,
  }
}
