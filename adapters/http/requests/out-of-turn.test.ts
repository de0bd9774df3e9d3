import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { endedOutOfTurn, endRequestsOutOfTurn } from './out-of-turn.ts'

// The test runner listens to them, too, and would take them for its own.
let others: NodeJS.UncaughtExceptionListener[]
let rejections: NodeJS.UnhandledRejectionListener[]
const elsewhere: unknown[] = []
beforeEach(() => {
  others = process.listeners('uncaughtException')
  rejections = process.listeners('unhandledRejection')
  process.removeAllListeners('uncaughtException')
  process.removeAllListeners('unhandledRejection')
  endRequestsOutOfTurn((error) => elsewhere.push(error))
})
afterEach(() => {
  process.removeAllListeners('uncaughtException')
  for (const other of others) process.on('uncaughtException', other)
  for (const other of rejections) process.on('unhandledRejection', other)
})

const broken = new Error('out of turn')

it.each([
  [
    'in a later turn',
    () =>
      void setImmediate(() => {
        throw broken
      }),
  ],
  ['in a promise that nobody waits for', () => void Promise.reject(broken)],
])('an error %s ends what it belongs to, and nothing else', async (_where, goWrong) => {
  const ended: unknown[] = []
  const another: unknown[] = []
  await endedOutOfTurn(
    (error) => another.push(error),
    async () => undefined,
  )
  await endedOutOfTurn(
    (error) => ended.push(error),
    async () => {
      goWrong()
      await delay(20)
    },
  )
  expect({ ended, another, elsewhere }).toEqual({ ended: [broken], another: [], elsewhere: [] })
})
