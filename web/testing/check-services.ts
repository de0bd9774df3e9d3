import type { PaymentChecks, PaymentCheckView } from '#application/orders/payment-checks-contract.ts'

export const paymentCheck = (given: Partial<PaymentCheckView> = {}): PaymentCheckView => ({
  id: 'last-night',
  at: '2026-11-23T02:40:00.000Z',
  orders: 12,
  asked: 7,
  differences: [],
  ...given,
})

/** The newest first; whoever asks for another gets one in which everything agrees. */
export function checksOf(given: readonly PaymentCheckView[] = []): PaymentChecks {
  let checks = given
  return {
    checks: async ({ limit = 24 }) => ({ items: checks.slice(0, limit), total: checks.length, next: null }),
    checkNow: async () => {
      checks = [paymentCheck({ id: `now ${checks.length}`, at: '2026-11-23T10:00:00.000Z' }), ...checks]
    },
  }
}
