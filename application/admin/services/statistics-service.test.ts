import { expect, it } from 'vitest'
import { statisticsService } from './statistics-service.ts'

const admin = { userId: 'wanjiru', role: 'admin', sessionId: 'one' } as const

it('the money is told with the payouts that left last, each with whose it is and when it left', async () => {
  const sums = { revenue: 731_00, fees: 109_65, owedToArtists: 0, inPayouts: 621_35 }
  const artist = { id: 'amina', name: 'Amina Njoroge' }
  const payout = { artist, month: '2026-03', amount: 621_35 }
  const at = new Date('2026-04-01T10:00:00Z')
  const asked: number[] = []
  const none = async () => 0
  const reader = {
    total: none,
    trending: none,
    daily: async () => [],
    perCategory: async () => ({}),
    money: async () => ({ ...sums, andWhatNobodyAskedFor: 1 }),
    async payouts(most: number) {
      asked.push(most)
      return [{ ...payout, at }]
    },
  }
  const statistics = statisticsService({ reader, clock: { now: () => at } })(admin)
  expect(await statistics.money()).toEqual({ ...sums, payouts: [{ ...payout, at: at.toISOString() }] })
  expect(asked).toEqual([6])
})
