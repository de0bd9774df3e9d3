import type { SandboxBooks, SandboxPayment } from '#adapters/sandbox/sandbox-books.ts'
import { sumOf } from '#domain/shared/money.ts'

/** The sandbox's books for as long as this process lives. */
export function memorySandboxBooks(): SandboxBooks {
  const payments = new Map<string, SandboxPayment>()
  const given = new Map<string, { readonly id: string; readonly amount: number }>()
  return {
    async open(payment) {
      const known = payments.get(payment.id) ?? payment
      payments.set(payment.id, known)
      return known
    },
    payment: async (id) => payments.get(id) ?? null,
    async move(id, from, to) {
      const payment = payments.get(id)
      if (!payment || !from.includes(payment.standing)) return payment ?? null
      payments.set(id, { ...payment, ...to })
      return { ...payment, ...to }
    },
    async giveBack(key, id, amount) {
      if (given.has(key)) return true
      const payment = payments.get(id)
      const before = sumOf([...given.values()].filter((each) => each.id === id).map((each) => each.amount))
      if (payment?.standing !== 'taken' || before + amount > payment.amount) return false
      given.set(key, { id, amount })
      return true
    },
    hasGivenBack: async (key) => given.has(key),
  }
}
