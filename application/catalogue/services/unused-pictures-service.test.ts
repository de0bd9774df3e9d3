import { expect, it } from 'vitest'
import { unusedPicturesService } from './unused-pictures-service.ts'

it('throws away what nothing has shown for a day, and nothing that is shown again by then', async () => {
  const thrownAway: string[] = []
  const asked: Date[] = []
  const letGo: Date[] = []
  const unused = unusedPicturesService({
    kept: {
      note: async () => undefined,
      sizesMade: async () => undefined,
      forgetRemoved: async (before) => void letGo.push(before),
      unused: async (before) => {
        asked.push(before)
        return ['shown again', 'dropped', 'forgotten']
      },
      forget: async (hash) => hash !== 'shown again',
    },
    images: { remove: async (hash) => void thrownAway.push(hash) },
    work: { run: (doing) => doing() },
    clock: { now: () => new Date('2026-11-22T10:00:00Z') },
  })
  expect(await unused.forget()).toBe(2)
  expect([thrownAway, asked]).toEqual([['dropped', 'forgotten'], [new Date('2026-11-21T10:00:00Z')]])
  expect(letGo).toEqual([new Date('2026-11-20T10:00:00Z')])
})
