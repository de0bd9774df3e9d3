import { expect, it } from 'vitest'
import { validateReturnedReason } from './returned-reason.ts'

it.each([
  ['  ', 'Say why it came back: the artist reads it'],
  ['x'.repeat(201), 'At most 200 characters'],
  [` ${'x'.repeat(200)} `, undefined],
])('why a payout came back: %j', (reason, fault) => {
  expect(validateReturnedReason(reason).reason).toBe(fault)
})
