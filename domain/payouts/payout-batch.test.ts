import { expect, it } from 'vitest'
import { batchName, obstacleOf, wasTakenOut } from './payout-batch.ts'

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
  expect(obstacleOf({ isPlayMoney: false, isReachable, isSuspended: false, account }, now)).toBe(obstacle)
})

it('nothing leaves for a suspended artist, whatever account they have', () => {
  const account = { usedFrom: moment(-9) }
  expect(obstacleOf({ isPlayMoney: false, isReachable: true, isSuspended: true, account }, now)).toBe(
    'suspended',
  )
})

it('play money leaves for nobody, whatever account they have', () => {
  const account = { usedFrom: moment(-9) }
  expect(obstacleOf({ isPlayMoney: true, isReachable: true, isSuspended: false, account }, now)).toBe(
    'play-money',
  )
})
