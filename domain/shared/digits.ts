/** Digits as Arabic and Persian keyboards write them, and Japanese ones at full width: their codes end in what they count. */
const foreign = /[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/g

/** A text whose digits are ours, whichever its writer's keyboard has. */
export const withOurDigits = (typed: string): string =>
  typed.replace(foreign, (digit) => String(digit.charCodeAt(0) & 0xf))

/** The digits of what somebody has typed, whatever stands between them. */
export const digitsIn = (typed: string): string => withOurDigits(typed).replace(/\D/g, '')
