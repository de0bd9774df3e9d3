import { type Cents, formatMoney } from '#domain/shared/money.ts'
import type { AgreedSum, Currency } from './standing.ts'

/** What a dollar was in another currency, who said so, and when. */
export interface ExchangeRate {
  /** With six decimals at most. */
  readonly perDollar: number
  readonly source: string
  readonly at: Date
}

/** A sum as it was agreed with a provider; in another currency with the rate of that moment, which holds from then on. */
export interface Agreement extends AgreedSum {
  readonly rate?: ExchangeRate
}

/** What can be paid of each currency: nobody pays parts of a shilling by phone. */
const smallestPaid: Readonly<Record<Currency, bigint>> = { USD: 1n, EUR: 1n, KES: 100n }

const millionths = 1_000_000

/** A price in another currency, rounded up to what can be paid: the shop never gets less than its price. */
export function agreedAtRate(price: Cents, currency: Currency, rate: ExchangeRate): Agreement {
  const step = smallestPaid[currency] * BigInt(millionths)
  const exact = BigInt(price) * BigInt(Math.round(rate.perDollar * millionths))
  return { amount: Number(((exact + step - 1n) / step) * smallestPaid[currency]), currency, rate }
}

/** What an attempt to pay was agreed for. */
export interface AgreedPrice extends AgreedSum {
  readonly price: Cents
  /** What has come of it, where a person took less as enough; none where nothing has been said to have come. */
  readonly received?: number
}

/** What a part of the price is of the sum, to the nearest that can be paid. */
function partOf({ price, amount, currency }: AgreedPrice, part: Cents): bigint {
  const step = smallestPaid[currency]
  const whole = BigInt(price) * step
  return ((2n * BigInt(part) * BigInt(amount) + whole) / (2n * whole)) * step
}

/**
 * What goes back of a sum for a part of its price, at the rate it was paid at: what is due by now less what is back already, so
 * that the parts add up to the sum, however they are cut, and to no more than has come. `before` is what was given back of the price.
 */
export function backAtRate(agreed: AgreedPrice, before: Cents, back: Cents): AgreedSum {
  const most = agreed.received || agreed.amount
  const dueBy = (part: Cents): number => Math.min(Number(partOf(agreed, part)), most)
  return { amount: dueBy(before + back) - dueBy(before), currency: agreed.currency }
}

const written: Readonly<Record<Exclude<Currency, 'USD'>, Intl.NumberFormat>> = {
  EUR: new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' }),
  // Shillings are whole where they are paid by phone.
  KES: new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'KES',
    currencyDisplay: 'code',
    maximumFractionDigits: 0,
  }),
}

/** What a sum is in units of its currency: 5910 of KES 5,910. */
export const unitsOf = ({ amount }: Pick<AgreedSum, 'amount'>): number => amount / 100

/** The sum of so many units of a currency; fifteen figures are what a number keeps of decimals. */
export const sumOfUnits = (units: number, currency: Currency): AgreedSum => ({
  amount: Number((units * 100).toPrecision(15)),
  currency,
})

/** A sum as it is shown everywhere, such as KES 94,665. */
export const formatAgreed = (sum: AgreedSum): string =>
  sum.currency === 'USD' ? formatMoney(sum.amount) : written[sum.currency].format(unitsOf(sum))

/** A rate as it is shown, such as 129.50. */
export const formatRate = ({ perDollar }: Pick<ExchangeRate, 'perDollar'>): string =>
  perDollar.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 6 })

const manyOf: Readonly<Record<Currency, string>> = { USD: 'dollars', EUR: 'euros', KES: 'shillings' }

/** A sum and the rate that it came about at, such as KES 5,460 at 130.00 shillings for a dollar. */
export const atItsRate = (sum: AgreedSum, rate: Pick<ExchangeRate, 'perDollar'>): string =>
  `${formatAgreed(sum)} at ${formatRate(rate)} ${manyOf[sum.currency]} for a dollar`

/** What was agreed for a price; without a rate that is dollars. */
export interface RatedPrice extends AgreedPrice {
  readonly rate: ExchangeRate | null
}

/** What goes back of a price, as its buyer reads it: also in what it was paid in. */
export const backInWords = (paid: RatedPrice | null, before: Cents, back: Cents): string =>
  paid?.rate
    ? `${formatMoney(back)} (${atItsRate(backAtRate(paid, before, back), paid.rate)})`
    : formatAgreed(paid ? backAtRate(paid, before, back) : { amount: back, currency: 'USD' })
