import { onlyTypes, type Survivors } from './reasons.ts'

export const fairPay: Survivors = {
  'domain/fair-pay/earnings.ts': [
    4,
    `No month comes twice, of two that are the same either is the last, and where there is none nothing is gone through: ${onlyTypes}.`,
  ],
  'domain/fair-pay/payout-step.ts': [1, 'No line of a payout is of nothing.'],
  'domain/fair-pay/statement.ts': [1, 'No line of a payout is of nothing.'],
}
