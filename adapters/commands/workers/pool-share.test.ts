import { expect, it } from 'vitest'
import { poolShare } from './pool-share.ts'

it.each([
  [1, 10],
  [8, 10],
  [16, 5],
  [64, 2],
])('gives each of %i server processes %i connections', (workers, share) => {
  expect(poolShare(workers)).toBe(share)
})
