const length = 8

/** How many random digits an order number is made of; one more is computed from them. */
export const orderNumberDigits = length - 1

/** The Luhn check digit: a wrong digit or two swapped neighbours are noticed on the telephone. */
function checkDigit(digits: string): number {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, character, index) => {
      const digit = Number(character) * (index % 2 === 0 ? 2 : 1)
      return total + (digit > 9 ? digit - 9 : digit)
    }, 0)
  return (10 - (sum % 10)) % 10
}

/** An order number such as 4829-1736, two groups that are easy to read aloud, from seven digits. */
export function orderNumberFrom(digits: string): string {
  const all = `${digits}${checkDigit(digits)}`
  return `${all.slice(0, length / 2)}-${all.slice(length / 2)}`
}

/** Whether a text can be an order number at all. */
export function isOrderNumber(text: string): boolean {
  if (!/^\d{4}-\d{4}$/.test(text)) return false
  const digits = text.replace('-', '')
  return checkDigit(digits.slice(0, -1)) === Number(digits.at(-1))
}
