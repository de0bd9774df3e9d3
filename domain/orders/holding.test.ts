import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { refusalOf } from '#domain/testing/refusals.ts'
import {
  type Held,
  heldBy,
  heldTogether,
  holdersOf,
  holdsForATime,
  mailboxOf,
  mustNotHoldTooMuch,
  usualHoldLimits,
} from './holding.ts'

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

it('an order holds for its address, its mailbox and its account, as far as they are known', () => {
  const email = 'Lena+shop@example.test'
  expect(holdersOf({ placedFrom: 'network', email, buyerId: 'lena' })).toEqual([
    { by: 'address', key: 'network' },
    mailbox,
    { by: 'account', key: 'lena' },
  ])
  expect(holdersOf({ placedFrom: null, email, buyerId: null })).toEqual([mailbox])
})

it('orders hold the pieces of all their lines, at their price', () => {
  const [salt, harbour] = [
    { price: 45_50, quantity: 2 },
    { price: 640_00, quantity: 1 },
  ]
  expect(heldBy([salt, harbour])).toEqual({ orders: 1, pieces: 3, sum: 731_00 })
  expect(heldTogether([[salt], [salt, harbour]])).toEqual({ orders: 2, pieces: 5, sum: 822_00 })
  expect(heldTogether([])).toEqual({ orders: 0, pieces: 0, sum: 0 })
})

it('just as much as the limits is held, and works for just the most, too', () => {
  const none = { orders: 0, pieces: 0, sum: 0 }
  expect(isRefused(mailbox, none, usualHoldLimits.buyer, usualHoldLimits)).toBe(false)
  const oneTooDear = { orders: 1, pieces: 1, sum: 90_000_00 }
  expect(isRefused(mailbox, none, oneTooDear, usualHoldLimits)).toBe(false)
  expect(isRefused(mailbox, none, { ...oneTooDear, pieces: 2 }, usualHoldLimits)).toBe(true)
})

it('those behind one network are told that it is theirs together', () => {
  const refusal = refusalOf(() =>
    mustNotHoldTooMuch(
      { by: 'address', key: 'n' },
      { orders: 9, pieces: 30, sum: 0 },
      { orders: 1, pieces: 1, sum: 0 },
      usualHoldLimits,
    ),
  )
  expect(refusal).toMatchObject({ refusal: 'conflict', code: 'too-much-held' })
  expect(refusal?.message).toBe(
    '9 orders wait for their payment from your network already, and until they are paid we keep at most 30 pieces for one network. Please pay or cancel one that waits, and then place this one.',
  )
})

it.each([
  ['waits for its payment', 'awaiting-payment', true, ['ended', 'waiting'], true],
  ['waits, and nobody has tried to pay it', 'awaiting-payment', true, [], true],
  ['has its money held', 'awaiting-payment', true, ['ended', 'held'], false],
  ['is about to be written down as paid', 'awaiting-payment', true, ['taken'], false],
  ['waits for its address to be confirmed', 'awaiting-payment', false, [], false],
  ['is paid', 'paid', true, ['ended'], false],
  ['was called off', 'cancelled', true, ['ended'], false],
] as const)('an order that %s', (_, status, holdsWorks, standings, holds) => {
  const attempts = standings.map((standing) => ({ standing }))
  expect(holdsForATime({ status, holdsWorks }, attempts)).toBe(holds)
})
