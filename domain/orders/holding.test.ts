import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Held, mailboxOf, mustNotHoldTooMuch, usualHoldLimits } from './holding.ts'

const mailbox = { by: 'mailbox', key: 'lena@example.test' } as const
const held = fc.record({ orders: fc.nat(12), pieces: fc.nat(40), sum: fc.nat(80_000_00) })

const isRefused = (...asked: Parameters<typeof mustNotHoldTooMuch>): boolean => {
  try {
    mustNotHoldTooMuch(...asked)
    return false
  } catch {
    return true
  }
}

it('refuses just what is more than the limits together, but for one piece alone', () => {
  fc.assert(
    fc.property(held, held, (before, wanted) => {
      const all = (name: keyof Held) => before[name] + wanted[name]
      const { orders, pieces, sum } = usualHoldLimits.buyer
      expect(isRefused(mailbox, before, wanted, usualHoldLimits)).toBe(
        all('orders') > orders || all('pieces') > pieces || (all('sum') > sum && all('pieces') > 1),
      )
    }),
  )
})

it('lets more wait for all who stand behind one network', () => {
  const before = { orders: 9, pieces: 20, sum: 0 }
  const one = { orders: 1, pieces: 10, sum: 10_00 }
  expect(isRefused({ by: 'address', key: 'n' }, before, one, usualHoldLimits)).toBe(false)
  expect(isRefused({ by: 'account', key: 'a' }, before, one, usualHoldLimits)).toBe(true)
})

it.each([
  [
    { orders: 3, pieces: 3, sum: 3_00 },
    { orders: 1, pieces: 1, sum: 1_00 },
    /^3 orders wait .* here already\. Please pay or cancel one/,
  ],
  [
    { orders: 1, pieces: 8, sum: 8_00 },
    { orders: 1, pieces: 3, sum: 3_00 },
    /^One order waits .* at most 10 pieces .* pay or cancel/,
  ],
  [
    { orders: 0, pieces: 0, sum: 0 },
    { orders: 1, pieces: 11, sum: 11_00 },
    /at most 10 pieces for one buyer\. Please take fewer\.$/,
  ],
  [
    { orders: 0, pieces: 0, sum: 0 },
    { orders: 1, pieces: 2, sum: 30_000_00 },
    /at most \$25,000\.00 for one buyer/,
  ],
])('says of %j and %j what to do', (before, wanted, sentence) => {
  expect(() => mustNotHoldTooMuch(mailbox, before, wanted, usualHoldLimits)).toThrow(sentence)
})

it.each([
  ['Lena@Example.test', 'lena@example.test'],
  [' lena+shop@example.test', 'lena@example.test'],
  ['lena+a+b@example.test', 'lena@example.test'],
  ['len.a@example.test', 'len.a@example.test'],
])('%s is the mailbox %s', (email, mailboxName) => {
  expect(mailboxOf(email)).toBe(mailboxName)
})
