/** Money is whole US cents, so that sums are exact. */
export type Cents = number

/** Whole cents of an amount in dollars with at most two decimals. */
export const centsFrom = (dollars: number): Cents => Math.round(dollars * 100)

/** Dollars with at most two decimals, as the API and forms speak of prices. */
export const dollarsFrom = (cents: Cents): number => cents / 100

/** What amounts in dollars come to, to the cent. */
export const sumOfDollars = (amounts: readonly number[]): number =>
  dollarsFrom(amounts.reduce((all, each) => all + centsFrom(each), 0))

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** An amount as it is shown everywhere, such as $1,480.00. */
export const formatMoney = (cents: Cents): string => dollars.format(cents / 100)

/** The same of an amount in dollars, as the API speaks of it. */
export const formatDollars = (amount: number): string => formatMoney(centsFrom(amount))
