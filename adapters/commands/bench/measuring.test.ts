import { expect, it } from 'vitest'
import { percentile } from './measuring.ts'

it('leaves the slowest of a hundred out of the 99th, and half of them out of the middle', () => {
  const hundred = Array.from({ length: 100 }, (_, place) => 100 - place)
  expect(percentile(hundred, 99)).toBe(99)
  expect(percentile(hundred, 50)).toBe(50)
  expect(percentile(hundred, 100)).toBe(100)
  expect(percentile([7], 99)).toBe(7)
  expect(percentile([], 50)).toBeNaN()
})
