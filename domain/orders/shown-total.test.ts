import { expect, it } from 'vitest'
import { mustBeAsShown } from './shown-total.ts'

it.each([169_000, 23_999, 0])('an order of $240.00 does not become one of %i cents', (total) => {
  expect(() => mustBeAsShown(total, 24_000)).toThrow(
    expect.objectContaining({ refusal: 'conflict', code: 'total-changed' }),
  )
})

it('the refusal names the sum of now and the one that was shown', () => {
  expect(() => mustBeAsShown(169_000, 24_000)).toThrow('Your order now costs $1,690.00 instead of $240.00.')
})

it('the sum that was shown is taken, and any where nobody says what was shown', () => {
  expect(() => mustBeAsShown(24_000, 24_000)).not.toThrow()
  expect(() => mustBeAsShown(24_000, undefined)).not.toThrow()
})
