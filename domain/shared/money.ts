import { formatCount } from './format-count.ts'

declare const unit: unique symbol

/** Money is whole US cents, so that sums are exact. Any number may become one, but no dollars. */
export type Cents = number & { readonly [unit]?: 'cents' }

/** An amount as people write it, bodies of the API and tables too; what becomes one says so. */
export type Dollars = number & { readonly [unit]: 'dollars' }

/** Any number but cents. */
export type NotCents = number & { readonly [unit]?: 'dollars' }

/** The same with dollars wherever it has cents. */
export type InDollars<Value> = Value extends number
  ? Value extends { readonly [unit]?: 'cents' }
    ? Dollars
    : Value
  : Value extends readonly (infer Item)[]
    ? readonly InDollars<Item>[]
    : Value extends object
      ? { readonly [Name in keyof Value]: InDollars<Value[Name]> }
      : Value

/** What a value calls whatever it has in cents, however deep. */
export type NamesOfCents<Value> = Value extends readonly (infer Item)[]
  ? NamesOfCents<Item>
  : Value extends object
    ? {
        [Name in keyof Value & string]-?: InDollars<NonNullable<Value[Name]>> extends Dollars
          ? Name
          : NamesOfCents<Value[Name]>
      }[keyof Value & string]
    : never

/**
 * Cents of an amount in dollars, whole where it has at most two decimals: one with more is no amount that anything takes.
 * Fifteen figures are what a number keeps of decimals.
 */
export const centsFrom = (dollars: NotCents): Cents => Number((dollars * 100).toPrecision(15))

/** What an amount in another currency is, to the nearest cent, at so many dollars for one of it. */
export const centsAtRate = (amount: NotCents, dollars: number): Cents =>
  Math.round(centsFrom(amount * dollars))

/** What amounts come to. */
export const sumOf = (amounts: readonly Cents[]): Cents => amounts.reduce((sum, amount) => sum + amount, 0)

/** Dollars with at most two decimals. */
export const dollarsFrom = (cents: Cents): Dollars => (cents / 100) as Dollars

/** An amount as it is shown everywhere, such as $1,480.00. */
export function formatMoney(cents: Cents): string {
  const [dollars, rest] = (Math.abs(cents) / 100).toFixed(2).split('.')
  return `${cents < 0 ? '-' : ''}$${formatCount(Number(dollars))}.${rest}`
}
