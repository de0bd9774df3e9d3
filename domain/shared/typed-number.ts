import { withOurDigits } from './digits.ts'

/** Figures in groups of three, as 1,250,000 or 1.250.000. No group begins with a nought: 0,500 is a half. */
const grouped = /^[1-9]\d{0,2}(?:(?:,\d{3})+|(?:\.\d{3}){2,})$/
const groupedWithDecimals = /^[1-9]\d{0,2}(?:(?:,\d{3})+\.\d+|(?:\.\d{3})+,\d+)$/

const thousandsOrDecimals = /^-?[1-9]\d{0,2}\.\d{3}$/

const unadorned = (text: string): string => withOurDigits(text).replace(/[\s'’$]|usd?/gi, '')

/** The number that somebody has typed, as it is written here or elsewhere; null for nothing, NaN for what is none. */
export function numberIn(text: string): number | null {
  const typed = unadorned(text)
  if (typed === '') return null
  if (grouped.test(typed)) return Number(typed.replace(/[,.]/g, ''))
  if (groupedWithDecimals.test(typed)) {
    const decimals = Math.max(typed.lastIndexOf(','), typed.lastIndexOf('.'))
    return Number(`${typed.slice(0, decimals).replace(/[,.]/g, '')}.${typed.slice(decimals + 1)}`)
  }
  return /^-?\d*[,.]?\d*$/.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN
}

const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/**
 * The same of money. 1.250 is a thousand and more to half the world: NaN, but in a currency of three decimals.
 * @param currency ISO 4217
 */
export function amountIn(text: string, currency = 'USD'): number | null {
  const isUnclear = thousandsOrDecimals.test(unadorned(text))
  return isUnclear && (!/^[A-Z]{3}$/.test(currency) || decimalsOf(currency) < 3) ? Number.NaN : numberIn(text)
}
