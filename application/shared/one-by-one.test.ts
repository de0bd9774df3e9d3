import { expect, it } from 'vitest'
import { oneByOne } from './one-by-one.ts'

/** Three batches of numbers; `act` does one and takes it off the list. */
function list(fails: (key: number) => boolean) {
  const waiting = new Set(Array.from({ length: 250 }, (_, index) => index))
  const done = oneByOne<number>({
    find: async (most) => [...waiting].slice(0, most),
    act: async (key) => {
      if (fails(key)) throw new Error(`not ${key}`)
      return Number(waiting.delete(key))
    },
    failure: 'Some could not be done.',
  })
  return { waiting, done }
}

it('does everything that is found, however much there is', async () => {
  const { waiting, done } = list(() => false)
  expect(await done).toBe(250)
  expect(waiting.size).toBe(0)
})

it('is held up by no number of those that cannot be done, and tells of each', async () => {
  const { waiting, done } = list((key) => key < 120)
  await expect(done).rejects.toMatchObject({ message: 'Some could not be done.', errors: { length: 120 } })
  expect([...waiting].at(-1)).toBe(119)
})

it('ends where somebody else is always first', async () => {
  expect(await oneByOne({ find: async () => ['harbour'], act: async () => 0, failure: '' })).toBe(0)
})
