import fc from 'fast-check'
import { expect, it } from 'vitest'
import { centsFrom, dollarsFrom, formatMoney } from './money.ts'

it('shows dollars with two decimals', () => {
  expect(formatMoney(148_000)).toBe('$1,480.00')
  expect(formatMoney(5)).toBe('$0.05')
  expect(formatMoney(0)).toBe('$0.00')
})

it('turns dollars into whole cents, whatever floating point makes of them', () => {
  expect(centsFrom(19.99)).toBe(1999)
  expect(centsFrom(1.1 + 2.2)).toBe(330)
  expect(centsFrom(12_345_678_901.23)).toBe(1_234_567_890_123)
  expect(centsFrom(1000.999)).toBe(100_099.9)
  expect(centsFrom(Number.NaN)).toBeNaN()
})

it('loses no cent on the way to dollars and back', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000_000 }),
      (cents) => centsFrom(dollarsFrom(cents)) === cents,
    ),
  )
})

it('writes every amount as the language does', () => {
  const written = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
  const amounts = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 })
  fc.assert(fc.property(amounts, (cents) => formatMoney(cents) === written.format(dollarsFrom(cents))))
})
