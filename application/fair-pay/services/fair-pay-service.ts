import type { Clock } from '#application/shared/clock.ts'
import { monthOf } from '#domain/fair-pay/earnings.ts'
import { openBooks } from '#domain/fair-pay/open-books.ts'
import type { BookTotalsReader } from '../book-totals-reader.ts'
import type { FairPay } from '../contract.ts'

export interface FairPayPorts {
  readonly totals: BookTotalsReader
  readonly clock: Clock
}

const minute = 60_000

/** Fair pay, in the open: see the contract. */
export const fairPayService = (
  { totals, clock }: FairPayPorts,
  { feePercent }: { readonly feePercent: number },
): FairPay => ({
  terms: async () => ({ feePercent }),

  async books() {
    const now = clock.now()
    const [ever, month, artistsPaid] = await Promise.all([
      totals.totals(),
      totals.totals(monthOf(now)),
      totals.artistsPaid(),
    ])
    const { artistsReceived: artistsReceivedThisMonth, worksSold: worksSoldThisMonth } = openBooks(month)
    return {
      feePercent,
      ...openBooks(ever),
      artistsPaid,
      artistsReceivedThisMonth,
      worksSoldThisMonth,
      countedAt: new Date(Math.floor(now.getTime() / minute) * minute).toISOString(),
    }
  },
})
