import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { testDatabase } from '#adapters/postgres/testing/test-database.ts'
import type { TestDatabase } from '#adapters/postgres/testing/test-postgres.ts'
import { Unavailable } from '#application/shared/unavailable.ts'
import { jobKinds } from './pg-boss-queues.ts'
import { startWorker } from './pg-boss-worker.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const patience = { timeout: 20_000, interval: 50 }

it('tells once, with its cause, that the queue does not answer, and once that it does again', async () => {
  const told: unknown[] = []
  const refused = new Error('connect ECONNREFUSED')
  let isAway = false
  let missed = 0
  const stop = await startWorker(
    async (text, values) => {
      if (!isAway) return database.sql(text, values)
      missed += 1
      throw new Unavailable('The gallery did not answer.', { cause: refused })
    },
    Object.fromEntries(jobKinds.map((kind) => [kind, async () => undefined])),
    { onError: (error) => told.push(error), onBack: () => told.push('back'), pause: 0.5 },
  )
  for (let spell = 1; spell <= 2; spell++) {
    const before = missed
    isAway = true
    await vi.waitFor(() => expect(missed - before).toBeGreaterThan(2 * jobKinds.length), patience)
    isAway = false
    await vi.waitFor(() => expect(told).toHaveLength(2 * spell), patience)
  }
  await stop()
  const [error, ...others] = told
  expect(error).toBeInstanceOf(Unavailable)
  expect(error).toHaveProperty('cause', refused)
  expect(others).toEqual(['back', expect.any(Unavailable), 'back'])
})
