import { IsNumber, Max, Min } from 'class-validator'
import { highestPrice } from '#domain/catalogue/price-and-stock.ts'
import { centsFrom, dollarsFrom } from '#domain/shared/money.ts'
import type { ShapeField } from './shape.ts'

/** How an amount is described, wherever it is sent or answered. */
export const describedAmount = { type: 'number', description: 'US dollars, at most two decimals' } as const

/** An amount of money, none below zero: sent in dollars, taken in cents. It may be left out. */
export const amountField: ShapeField = {
  rules: [IsNumber({ maxDecimalPlaces: 2 }), Min(0)],
  optional: true,
  taken: centsFrom,
}

/** The same of what a work may cost. */
export const priceField: ShapeField = {
  ...amountField,
  rules: [...amountField.rules, Max(dollarsFrom(highestPrice))],
}
