import { expect, it } from 'vitest'
import { keptFailures } from './failures.ts'

it('what failed by no fault of the browser fails again with what it said first, and nothing else does', () => {
  const failures = keptFailures()
  failures.demandNone('cart')
  failures.keep('cart', 'The sum is wrong.')
  failures.keep('cart', 'The browser complained.')
  failures.demandNone('gallery')
  expect(() => failures.demandNone('cart')).toThrow('The sum is wrong.')
})

it('a failure that says nothing is one', () => {
  const failures = keptFailures()
  failures.keep('cart', '')
  expect(() => failures.demandNone('cart')).toThrow(/^$/)
})
