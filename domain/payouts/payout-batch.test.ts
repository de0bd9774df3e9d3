import { describe, expect, it } from 'vitest'
import { batchName, leavesNextPayday, obstacleOf, wasTakenOut } from './payout-batch.ts'

const now = new Date('2026-12-01T00:00:00Z')
const moment = (day: number) => new Date(Date.UTC(2026, 11, day))

it('a batch is called by its month and its place in it', () => {
  expect(batchName({ month: '2026-11', number: 2 })).toBe('2026-11-2')
})

it.each([
  ['came back before its batch left', 'returned', null, moment(1), true],
  ['came back before its batch left without it', 'returned', moment(2), moment(1), true],
  ['came back the moment its batch left', 'returned', moment(1), moment(1), false],
  ['came back later', 'returned', moment(1), moment(2), false],
  ['came back nobody knows when', 'returned', moment(1), null, false],
  ['waits', 'set-aside', null, null, false],
  ['arrived', 'settled', moment(1), moment(2), false],
] as const)('a payout that %s (%s) was taken out or not', (_, standing, sentAt, closedAt, isOut) => {
  expect(wasTakenOut({ standing, sentAt, closedAt })).toBe(isOut)
})

it.each([
  ['whom no mail reaches', false, { usedFrom: moment(1) }, 'no-address'],
  ['without an account', true, null, 'no-account'],
  ['whose account is not confirmed', true, { usedFrom: null }, 'not-confirmed'],
  ['whose new account waits', true, { usedFrom: moment(2) }, 'waiting'],
  ['whose account is used from now on', true, { usedFrom: moment(1) }, null],
] as const)('an artist %s: %s, %j', (_, isReachable, account, obstacle) => {
  expect(
    obstacleOf({ isPlayMoney: false, isReachable, isSuspended: false, account, payoutOfMonth: null }, now),
  ).toBe(obstacle)
})

it('nothing leaves for a suspended artist, whatever account they have', () => {
  const account = { usedFrom: moment(-9) }
  expect(
    obstacleOf(
      { isPlayMoney: false, isReachable: true, isSuspended: true, account, payoutOfMonth: null },
      now,
    ),
  ).toBe('suspended')
})

it('play money leaves for nobody, whatever account they have', () => {
  const account = { usedFrom: moment(-9) }
  expect(
    obstacleOf(
      { isPlayMoney: true, isReachable: true, isSuspended: false, account, payoutOfMonth: null },
      now,
    ),
  ).toBe('play-money')
})

describe('of whoever has had a payout of this month', () => {
  const artist = { isPlayMoney: false, isReachable: true, isSuspended: false }
  const inUse = { usedFrom: new Date('2026-11-01T00:00:00Z') }

  it.each([
    ['came back', 'returned', false, 'came-back'],
    ['was taken out', 'returned', true, 'taken-out'],
    ['left', 'sent', false, 'paid-this-month'],
  ] as const)('nothing more leaves before the next payday: that %s', (_, standing, isTakenOut, obstacle) => {
    const given = { ...artist, account: inUse, payoutOfMonth: { standing, isTakenOut } }
    expect(obstacleOf(given, moment(3))).toBe(obstacle)
    expect(leavesNextPayday(obstacle)).toBe(true)
  })

  it('what else keeps it here comes first, also an account that waits for longer than that', () => {
    const payoutOfMonth = { standing: 'returned', isTakenOut: false } as const
    const why = (account: { usedFrom: Date | null } | null, more = {}) =>
      obstacleOf({ ...artist, ...more, account, payoutOfMonth }, moment(3))
    expect(why(null)).toBe('no-account')
    expect(why(inUse, { isSuspended: true })).toBe('suspended')
    expect(why({ usedFrom: new Date('2027-01-01T00:00:00Z') })).toBe('came-back')
    expect(why({ usedFrom: new Date('2027-01-01T00:00:00.001Z') })).toBe('waiting')
    for (const obstacle of ['waiting', 'suspended', null] as const)
      expect(leavesNextPayday(obstacle)).toBe(false)
  })
})
