import { expect, it } from 'vitest'
import { checkDigit, isChecked } from './check-digit.ts'

it('is the digit that a card number or an order number ends with', () => {
  expect(checkDigit('424242424242424')).toBe(2)
  expect(isChecked('4000000000000002')).toBe(true)
})

it('notices one wrong digit and two that were swapped', () => {
  expect(isChecked('4000000000000003')).toBe(false)
  expect(isChecked('4000000000009959')).toBe(false)
})
