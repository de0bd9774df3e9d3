import type { PaymentCheckView } from '#application/orders/payment-checks-contract.ts'

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** What was looked at, such as '12 orders, and 7 questions to providers'. */
export const lookedAt = ({ orders, asked }: PaymentCheckView): string =>
  `${counted(orders, 'order', 'orders')}, and ${counted(asked, 'question', 'questions')} to providers`

/** What came of it, such as '2 differences'. */
export const outcome = ({ differences }: PaymentCheckView): string =>
  differences.length === 0 ? 'All agree' : counted(differences.length, 'difference', 'differences')
