import { expect, it } from 'vitest'
import { tooMany } from './throttle.ts'

it('whoever has tried too often is told to wait whole seconds, and one at least', () => {
  expect([0.2, 90.2].map((seconds) => tooMany(seconds).retryAfter)).toEqual([1, 91])
})
