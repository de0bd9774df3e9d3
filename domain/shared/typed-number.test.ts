import { expect, test } from 'vitest'
import { amountIn, numberIn } from './typed-number.ts'

test.each([
  ['', null],
  [' ', null],
  ['40', 40],
  ['40.5', 40.5],
  ['40,5', 40.5],
  ['1250.50', 1250.5],
  ['1,250.50', 1250.5],
  ['1.250,50', 1250.5],
  ['1 250,50', 1250.5],
  ["1'250.50", 1250.5],
  ['$1,250', 1250],
  ['$ 45', 45],
  ['45 USD', 45],
  ['US$ 45', 45],
  ['12.345', 12.345],
  ['1,250,000', 1_250_000],
  ['-3', -3],
  ['0,500', 0.5],
  ['0,005', 0.005],
  ['١٢٥٠', 1250],
])('%j is %j', (typed, number) => {
  expect(numberIn(typed)).toBe(number)
})

test.each(['abc', '1,2,3', '12x', '1e5', '.', '12.34.5', '0,500,000', '0,500.50'])(
  '%j is no number',
  (typed) => {
    expect(numberIn(typed)).toBeNaN()
  },
)

test.each([
  ['', null],
  ['1.25', 1.25],
  ['1,250', 1250],
  ['0.500', 0.5],
  ['1250.500', 1250.5],
  ['abc', Number.NaN],
  ['1.250', Number.NaN],
  ['$12.345', Number.NaN],
])('%j in dollars is %j: nobody takes thousands for small change', (typed, amount) => {
  expect(amountIn(typed)).toBe(amount)
})

test.each([
  ['KWD', 12.5],
  ['EUR', Number.NaN],
  ['euro', Number.NaN],
  ['KWDs', Number.NaN],
  ['aKWD', Number.NaN],
])('12.500 in %s is %j', (currency, amount) => {
  expect(amountIn('12.500', currency)).toBe(amount)
})
