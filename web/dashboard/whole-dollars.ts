import { type Cents, dollarsFrom } from '#domain/shared/money.ts'

const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

/** An amount where cents would say too much, such as $1,480. */
export const wholeDollars = (amount: Cents): string => whole.format(dollarsFrom(amount))
