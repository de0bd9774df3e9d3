import { expect, it } from 'vitest'
import { keptFor } from './kept-for.ts'

it('reads anew only when the time is over, and after a failure', async () => {
  let time = 0
  let reads = 0
  let broken = false
  const kept = keptFor(
    100,
    async () => {
      if (broken) throw new Error('away')
      return ++reads
    },
    () => time,
  )
  expect(await Promise.all([kept(), kept()])).toEqual([1, 1])
  time = 99
  expect(await kept()).toBe(1)
  time = 100
  broken = true
  await expect(kept()).rejects.toThrow('away')
  broken = false
  expect(await kept()).toBe(2)
})
