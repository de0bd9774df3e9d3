import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { isOrderNumber, orderNumberDigits, orderNumberFrom } from './order-number.ts'

const digits = fc.stringMatching(new RegExp(`^\\d{${orderNumberDigits}}$`))

it('is two groups of four digits', () => {
  expect(orderNumberFrom('4829173')).toMatch(/^4829-173\d$/)
})

it('is recognised', () => {
  fc.assert(fc.property(digits, (seven) => isOrderNumber(orderNumberFrom(seven))))
})

it('notices every single digit that was misheard', () => {
  fc.assert(
    fc.property(
      digits,
      fc.constantFrom(0, 1, 2, 3, 5, 6, 7, 8),
      fc.integer({ min: 1, max: 9 }),
      (seven, at, by) => {
        const number = orderNumberFrom(seven).split('')
        number[at] = String((Number(number[at]) + by) % 10)
        return !isOrderNumber(number.join(''))
      },
    ),
  )
})

it.each(['', `0${orderNumberFrom('4829173')}`, '48291736', '4829-173', 'abcd-efgh', '4829-17366'])(
  'is not %j',
  (text) => {
    expect(isOrderNumber(text)).toBe(false)
  },
)
