/** The Luhn check digit: a wrong digit or two swapped neighbours are noticed. */
export function checkDigit(digits: string): number {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, character, index) => {
      const digit = Number(character) * (index % 2 === 0 ? 2 : 1)
      return total + (digit > 9 ? digit - 9 : digit)
    }, 0)
  return (10 - (sum % 10)) % 10
}

/** Whether the last digit is the check digit of those before it. */
export const isChecked = (digits: string): boolean =>
  checkDigit(digits.slice(0, -1)) === Number(digits.at(-1))
