import type { AdminServices } from '#application/pages/page-services.ts'

/** How much waits there: as much as the lists of these services hold. */
export const waitingCountsOf = (servicesOf: () => AdminServices): AdminServices['waiting'] => ({
  async counts() {
    const { approval, claims, refundsDue, paymentNotices, moneyIn, paymentChecks } = servicesOf()
    const [newest] = (await paymentChecks.checks({ limit: 1 })).items
    return {
      pending: (await approval.pending({})).total,
      claims: (await claims.waiting()).length,
      refunds: (await refundsDue.refunds({})).total,
      notices: (await paymentNotices.notices({})).total,
      money: (await moneyIn.money({})).total,
      differences: newest?.differences.length ?? 0,
    }
  },
})
