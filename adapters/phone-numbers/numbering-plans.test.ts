import { expect, it } from 'vitest'
import { numberingPlans } from './numbering-plans.ts'

const { international } = numberingPlans

it.each([
  ['0712345678', 'KE', '+254712345678'],
  ['712 345 678', 'KE', '+254712345678'],
  ['+2540712345678', 'KE', '+254712345678'],
  ['254712345678', 'KE', '+254712345678'],
  ['00254 712 345678', 'DE', '+254712345678'],
  ['\uFF10\uFF10254 712 345678', 'DE', '+254712345678'],
  // As phones copy it out of their contacts.
  ['\u202A+254 712 345678\u202C', 'DE', '+254712345678'],
  ['(212) 555-0100', 'US', '+12125550100'],
  // In Italy the first zero belongs to the number.
  ['06 12345678', 'IT', '+390612345678'],
  ['030 901820 ext 12', 'DE', '+4930901820 ext. 12'],
])('%s in %s is %s', (typed, country, whole) => {
  expect(international(typed, country)).toBe(whole)
  expect(international(whole, country)).toBe(whole)
})

it('knows a number with its prefix wherever its owner lives', () => {
  expect(international('+49 30 901820', 'KE')).toBe('+4930901820')
  expect(international('+49 30 901820', '')).toBe('+4930901820')
})

it.each(['', 'abc', '+25412', '12', '0712345678901', 'call me 0712345678', '0712345678<br>'])(
  'nobody in Kenya can have %j',
  (typed) => {
    expect(international(typed, 'KE')).toBeNull()
  },
)

it.each(['AQ', 'HM', '', 'Narnia'])('believes whoever lives where no plan is known: %j', (country) => {
  expect(international(' 22 33 44 ', country)).toBe('22 33 44')
  expect(international('\u0662\u0662 \uFF13\uFF13 44', country)).toBe('22 33 44')
  expect(international('none', country)).toBeNull()
})
