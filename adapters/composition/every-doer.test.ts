import { expect, it } from 'vitest'
import { jobKinds } from '#adapters/jobs/pg-boss-queues.ts'
import type { Assembly } from './assembly.ts'
import { everyDoer } from './every-doer.ts'

const doing = (kinds: readonly string[]): Assembly => ({
  get: () => {
    throw new Error('Nothing else is asked for.')
  },
  all: () => kinds.map((kind) => ({ [kind]: async () => undefined })) as never,
})

it('names what nobody does, before the first job waits for ever', () => {
  expect(() => everyDoer(doing(jobKinds.filter((kind) => kind !== 'pay-artists')))).toThrow(
    'No module does pay-artists.',
  )
  expect(Object.keys(everyDoer(doing(jobKinds)))).toEqual(jobKinds)
})
