import { atRate, ownCurrency, type PriceRate } from '#domain/catalogue/price-rate.ts'
import { type Cents, centsFrom } from '#domain/shared/money.ts'
import { amountIn } from '#domain/shared/typed-number.ts'

/** Characters of what a file says, where it is repeated. */
const longestRepeated = 80

/** Somebody's own words within a sentence, or a table, of ours. */
export const shortened = (text: string): string =>
  text.length > longestRepeated ? `${text.slice(0, longestRepeated)}…` : text

/** A price as a file tells it. */
export interface StatedPrice {
  /** Null while not told or not known in dollars, NaN for what is no number. */
  readonly price: Cents | null
  /** In the file's own words. */
  readonly text: string
  /** ISO 4217; null where the file names none. */
  readonly currency: string | null
  /** Why it is not known in dollars; false where it is. */
  readonly problem: string | false
}

const signs: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  '₩': 'KRW',
  '₦': 'NGN',
  '₺': 'TRY',
  '₽': 'RUB',
  '₪': 'ILS',
}
const sign = new RegExp(`[${Object.keys(signs).join('')}]`)
const code = /\b[A-Z]{3}\b/

/** The currency that stands beside an amount; null where none does. */
function currencyBeside(text: string): string | null {
  const written = sign.exec(text)?.[0]
  if (written !== undefined) return signs[written] ?? null
  return code.exec(text)?.[0] ?? (/\bus\$|^\$/i.test(text) ? ownCurrency : null)
}

/**
 * What a price is in dollars.
 * @param named the currency as another column names it, or ''
 * @param rate as the artist told it: also the currency of a file that names none
 */
export function statedPrice(text: string, named: string, rate: PriceRate | null): StatedPrice {
  if (text === '')
    return { text, price: null, currency: named === '' ? null : named.toUpperCase(), problem: false }
  const currency = named === '' ? currencyBeside(text) : named.toUpperCase()
  const actual = currency ?? rate?.currency ?? ownCurrency
  const amount = amountIn(text.replace(sign, '').replace(code, ''), actual)
  if (actual !== ownCurrency && Number.isNaN(amount)) {
    const problem = `price: ${shortened(text)} is no amount that can be read without a doubt, as 1250.50 can`
    return { text, price: null, currency, problem }
  }
  if (actual === ownCurrency || amount === null)
    return { text, price: amount === null ? null : centsFrom(amount), currency, problem: false }
  if (rate?.currency === actual) return { text, price: atRate(amount, rate), currency, problem: false }
  const problem = `price: ${shortened(text)} is in ${actual}, and prices here are in US dollars`
  return { text, price: null, currency, problem }
}
