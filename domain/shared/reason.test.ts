import { expect, it } from 'vitest'
import { refusalOf } from '#domain/testing/refusals.ts'
import { refuseBadReason } from './reason.ts'

it.each([
  [' ', 'A reason is required'],
  ['x'.repeat(1_001), 'At most 1000 characters, please'],
])('a no is not said without a reason of a thousand characters at most', (reason, text) => {
  expect(refusalOf(() => refuseBadReason(reason))).toMatchObject({
    refusal: 'rule-broken',
    code: 'reason-required',
    message: text,
    fields: { reason: text },
  })
})

it('the longest reason is taken, blanks around it apart', () => {
  expect(refusalOf(() => refuseBadReason(` ${'x'.repeat(1_000)} `))).toBeNull()
})
