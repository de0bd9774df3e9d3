import { beforeEach, expect, it } from 'vitest'
import { randomIds } from '#adapters/system/system.ts'
import type { DueToArtist } from '../payout-repository.ts'
import { paydayService } from './payday-service.ts'

let made: string[]
let turns: number
/** The month whose batch another process makes while this one waits for its turn. */
let madeMeanwhile: string | null
let due: DueToArtist[]

beforeEach(() => {
  made = []
  turns = 0
  madeMeanwhile = null
  due = [
    {
      artistId: 'amina',
      amount: 85_00,
      takes: [{ orderId: 'order', amount: 85_00 }],
      isPlayMoney: false,
      payoutOfMonth: null,
    },
  ]
})

const come = () =>
  paydayService({
    payouts: {
      due: async () => due,
      hasBatch: async (month) => made.includes(month),
      takeTurn: async () => {
        turns += 1
        if (madeMeanwhile) made.push(madeMeanwhile)
      },
      begin: async ({ id, month, madeAt }) => {
        made.push(month)
        return { id, month, number: 1, madeAt, sentAt: null }
      },
      add: async () => true,
      batch: async () => null,
      advance: async () => [],
    },
    accounts: {
      of: async () => ({ confirmed: null, toConfirm: null }),
      name: async () => undefined,
      named: async () => null,
      confirm: async () => undefined,
      ofArtists: async () => [
        {
          artistId: 'amina',
          id: 'account',
          userId: 'user',
          kind: 'mpesa',
          ending: '5678',
          confirmBy: new Date('2026-01-01T00:00:00Z'),
          usedFrom: new Date('2026-01-01T00:00:00Z'),
          destination: { kind: 'mpesa', phone: '254712345678' },
        },
      ],
    },
    contacts: {
      of: async () => [{ artistId: 'amina', name: 'Amina', email: 'amina@example.test', isSuspended: false }],
    },
    work: { run: (act) => act() },
    ids: randomIds,
    clock: { now: () => new Date('2026-12-01T00:05:00Z') },
  }).come()

it('payday makes the first batch of its month, and comes once', async () => {
  expect(await come()).toBe(true)
  expect(made).toEqual(['2026-12'])
  const before = turns
  expect(await come()).toBe(false)
  // Nobody is kept waiting for what has happened.
  expect([made, turns]).toEqual([['2026-12'], before])
})

it('of two servers on payday one makes the batch', async () => {
  madeMeanwhile = '2026-12'
  expect(await come()).toBe(false)
  expect(made).toEqual(['2026-12'])
})

it('payday makes no batch where nothing is due', async () => {
  due = []
  expect(await come()).toBe(false)
  expect(made).toEqual([])
})
