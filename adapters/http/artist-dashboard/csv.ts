/** Signs that make a spreadsheet program take a text for a formula. */
const formula = /^[=+\-@\t\r]/

/** A text behind an apostrophe is only a text, whatever it begins with. */
const harmless = (text: string): string => (formula.test(text) ? `'${text}` : text)

const field = (value: string | number): string => {
  const text = typeof value === 'number' ? value.toFixed(2) : harmless(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A line of a CSV file (RFC 4180); numbers with two decimals. */
export const csvLine = (values: readonly (string | number)[]): string => `${values.map(field).join(',')}\r\n`
