import type { PaymentMethod } from './payment.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long an unpaid order keeps its works, in milliseconds. */
export type PaymentTimes = Readonly<Record<PaymentMethod, number>>

export const usualPaymentTimes: PaymentTimes = { card: 15 * minute, mpesa: 15 * minute, atm: 3 * day }

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

const counted = (count: number, one: string): string =>
  `${one === 'minute' ? count : (numbers[count] ?? count)} ${one}${count === 1 ? '' : 's'}`

/** Such as '15 minutes', '36 hours' or 'three days'; what is no whole number of minutes says less. */
export function timeInWords(milliseconds: number): string {
  if (milliseconds >= day && milliseconds % day === 0) return counted(milliseconds / day, 'day')
  if (milliseconds >= hour && milliseconds % hour === 0) return counted(milliseconds / hour, 'hour')
  return counted(Math.floor(milliseconds / minute), 'minute')
}
