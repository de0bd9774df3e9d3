import type { PaymentNotices, PaymentNoticeView } from '#application/payments/notices-contract.ts'

/** Notices of providers, which remember who has been seen to. */
export function noticesOf(given: readonly PaymentNoticeView[] = []): PaymentNotices {
  const seen = new Set<string>()
  return {
    async notices() {
      const items = given.filter(({ id }) => !seen.has(id))
      return { items, total: items.length, next: null }
    },
    async seenTo(id) {
      seen.add(id)
    },
    async notSeenTo(id) {
      seen.delete(id)
    },
  }
}
