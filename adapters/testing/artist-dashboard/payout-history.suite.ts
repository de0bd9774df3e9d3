import * as fc from 'fast-check'
import { describe, it } from 'vitest'
import type { DashboardFixture } from './artist-dashboard-fixture.ts'
import { type Happening, happening, PayoutHistory } from './payout-history.ts'

const sold = { is: 'sale', price: 1_000, daysAgo: 40 } as const
const contested = { is: 'contested', order: 0, byReturn: false } as const
const paid = { is: 'payday' } as const

/** What went wrong before it was written down which orders a payout took, or may go wrong where that is forgotten. */
const pinned: readonly (readonly Happening[])[] = [
  [sold, paid, contested, sold, paid, { is: 'came back', payout: 0 }, sold, paid],
  [sold, paid, { is: 'refund', order: 0, back: 300 }, contested, sold, paid],
]

/** Whatever is sold, contested, decided and given back in whatever order, and whatever leaves and comes back meanwhile. */
export function describePayoutHistories(dashboard: DashboardFixture): void {
  describe('payouts of whatever happened', () => {
    it('never come to more than was earned, hold no contested money, and leave nothing behind', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(happening, { maxLength: 24, size: 'max' }), async (happenings) => {
          const history = new PayoutHistory(dashboard, await dashboard.backstage.givenArtist('Amina'))
          for (const each of happenings) await history.happens(each)
          await history.ends()
        }),
        { numRuns: 30, examples: pinned.map((each) => [[...each]]) },
      )
    }, 120_000)
  })
}
