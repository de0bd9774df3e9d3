import type { AttemptRepository } from '#application/payments/attempt-repository.ts'
import type { PaymentAttempt } from '#domain/payments/payment-attempt.ts'
import { copyOf } from '../shared/copy-of.ts'
import type { MemoryPayments } from '../store/memory-payments.ts'

export function memoryAttemptRepository({ attempts }: MemoryPayments): AttemptRepository {
  const find = (is: (attempt: PaymentAttempt) => boolean): PaymentAttempt | null => {
    const found = [...attempts.values()].find(is)
    return found ? copyOf(found) : null
  }
  return {
    async open(attempt) {
      const before = find(({ origin }) => origin === attempt.origin)
      if (before) return before
      attempts.set(attempt.id, copyOf(attempt))
      return attempt
    },
    async byId(id) {
      const found = attempts.get(id)
      return found ? copyOf(found) : null
    },
    byReference: async (provider, reference) =>
      find((attempt) => attempt.provider === provider && attempt.reference === reference),
    ofOrder: async (orderNumber) =>
      [...attempts.values()].filter((attempt) => attempt.orderNumber === orderNumber).map(copyOf),
    takenForNobody: async (since, most) =>
      [...attempts.values()]
        .filter(
          ({ orderNumber, standing, begunAt }) =>
            orderNumber === null && standing === 'taken' && begunAt >= since,
        )
        .toSorted((one, other) => other.begunAt.getTime() - one.begunAt.getTime())
        .slice(0, most)
        .map(copyOf),
    async save(attempt) {
      attempts.set(attempt.id, copyOf(attempt))
    },
    silent: async (now, most) =>
      [...attempts.values()]
        .filter((attempt) => !attempt.isSettled && attempt.lookAgainAt <= now)
        .toSorted((one, other) => one.lookAgainAt.getTime() - other.lookAgainAt.getTime())
        .slice(0, most)
        .map(({ id }) => id),
  }
}
