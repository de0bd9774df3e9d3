import { checkDigit, isChecked } from '#domain/shared/check-digit.ts'

const length = 8

/** How many random digits an order number is made of; one more is computed from them. */
export const orderNumberDigits = length - 1

/**
 * An order number such as 4829-1736, two groups that are easy to read aloud, from seven digits; the last one notices on the
 * telephone what was heard wrong.
 */
export function orderNumberFrom(digits: string): string {
  const all = `${digits}${checkDigit(digits)}`
  return `${all.slice(0, length / 2)}-${all.slice(length / 2)}`
}

/** Whether a text can be an order number at all. */
export function isOrderNumber(text: string): boolean {
  return /^\d{4}-\d{4}$/.test(text) && isChecked(text.replace('-', ''))
}
