import type { MpesaPush, MpesaPushes, MpesaToken, MpesaTokens } from '#adapters/mpesa/mpesa-stores.ts'

/** What M-Pesa was asked, for as long as this process lives. */
export function memoryMpesaPushes(): MpesaPushes {
  const pushes = new Map<string, MpesaPush>()
  const change = (attemptId: string, to: Partial<MpesaPush>): MpesaPush | null => {
    const push = pushes.get(attemptId)
    if (!push) return null
    pushes.set(attemptId, { ...push, ...to })
    return { ...push, ...to }
  }
  return {
    push: async (attemptId) => pushes.get(attemptId) ?? null,
    async claim(attemptId, amount, at) {
      const push = pushes.get(attemptId)
      if (push && (push.askedAt !== null || push.isReleased)) return false
      pushes.set(attemptId, {
        attemptId,
        amount,
        askedAt: at,
        checkoutRequestId: null,
        receipt: null,
        isReleased: false,
      })
      return true
    },
    unclaim: async (attemptId) => void change(attemptId, { askedAt: null }),
    async name(attemptId, checkoutRequestId) {
      const push = pushes.get(attemptId)
      const isAnothers = [...pushes.values()].some(
        (other) => other.attemptId !== attemptId && other.checkoutRequestId === checkoutRequestId,
      )
      return push && !isAnothers
        ? change(attemptId, { checkoutRequestId: push.checkoutRequestId ?? checkoutRequestId })
        : null
    },
    keepReceipt: async (attemptId, receipt) => void change(attemptId, { receipt }),
    async release(attemptId, amount) {
      if (!change(attemptId, { isReleased: true }))
        pushes.set(attemptId, {
          attemptId,
          amount,
          askedAt: null,
          checkoutRequestId: null,
          receipt: null,
          isReleased: true,
        })
    },
  }
}

/** The token of this process. */
export function memoryMpesaTokens(): MpesaTokens {
  let kept: MpesaToken | null = null
  let leasedUntil = new Date(0)
  return {
    token: async () => kept,
    async lease(now, until) {
      if (leasedUntil > now) return false
      leasedUntil = until
      return true
    },
    async keep(token) {
      kept = token ?? kept
      leasedUntil = new Date(0)
    },
  }
}
