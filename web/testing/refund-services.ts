import type { RefundDueView, RefundsDue } from '#application/orders/refunds-due-contract.ts'

/** Money to send back: only what matters to the test has to be said. */
export const refundDue = (given: Partial<RefundDueView> = {}): RefundDueView => ({
  id: 'refund',
  orderNumber: '4829-1736',
  buyer: { name: 'Lena Okoro', email: 'lena@example.test' },
  way: 'phone',
  price: 45_55,
  amount: 5_910_00,
  currency: 'KES',
  phone: '254712345678',
  account: null,
  receipt: 'SKL81HGFDT',
  payers: [],
  dueAt: '2026-11-21T10:00:00.000Z',
  ...given,
})

/** Refunds that remember which have left. */
export function refundsDueOf(given: readonly RefundDueView[] = []): RefundsDue {
  let left = given
  return {
    refunds: async () => ({ items: left, total: left.length, next: null }),
    sent: async (id) => {
      left = left.filter((refund) => refund.id !== id)
    },
  }
}
