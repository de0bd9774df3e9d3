/** Figures in groups of three, as 1,250,000 or 1.250.000. No group begins with a nought: 0,500 is a half. */
const grouped = /^[1-9]\d{0,2}(?:(?:,\d{3})+|(?:\.\d{3}){2,})$/
const groupedWithDecimals = /^[1-9]\d{0,2}(?:(?:,\d{3})+\.\d+|(?:\.\d{3})+,\d+)$/

/** The number that somebody has typed, as it is written here or elsewhere; null for nothing, NaN for what is none. */
export function numberIn(text: string): number | null {
  const typed = text.replace(/[\s'’$]|usd?/gi, '')
  if (typed === '') return null
  if (grouped.test(typed)) return Number(typed.replace(/[,.]/g, ''))
  if (groupedWithDecimals.test(typed)) {
    const decimals = Math.max(typed.lastIndexOf(','), typed.lastIndexOf('.'))
    return Number(`${typed.slice(0, decimals).replace(/[,.]/g, '')}.${typed.slice(decimals + 1)}`)
  }
  return /^-?\d*[,.]?\d*$/.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN
}
