import type { PaymentProvider } from '#application/payments/payment-provider.ts'
import type { Clock } from '#application/shared/clock.ts'
import { agreedAtRate } from '#domain/payments/foreign-sum.ts'
import type { PaymentAttempt } from '#domain/payments/payment-attempt.ts'
import type { Standing } from '#domain/payments/standing.ts'
import { brand } from '#domain/shared/brand.ts'

export interface TransferSettings {
  /** Whose account it is: the attempts are told apart by that. */
  readonly name: string
  /** Euros for a dollar; absent where transfers are asked for in dollars. */
  readonly eurosPerDollar?: number | undefined
}

const letGoOf: Standing = { is: 'ended', why: 'cancelled', sentence: 'The transfer is waited for no more.' }

/** Nobody can be asked: what is known of a transfer is what statements, or an admin, have said here. */
function standingOf({ standing, received, currency }: PaymentAttempt): Standing {
  if (standing === 'taken') return { is: 'taken', sum: { amount: received, currency } }
  return standing === 'ended' ? letGoOf : { is: 'waiting' }
}

/** Transfers to an account of the shop: they are between buyer and bank, and go back as they came, by hand. */
export const transferProvider = (
  { name, eurosPerDollar }: TransferSettings,
  clock: Clock,
): PaymentProvider => ({
  name,
  title: 'the bank',
  way: 'transfer',
  agree: (price) =>
    eurosPerDollar === undefined
      ? { amount: price, currency: 'USD' }
      : agreedAtRate(price, 'EUR', { perDollar: eurosPerDollar, source: brand.name, at: clock.now() }),
  begin: async (attempt) => ({ reference: attempt.id, standing: standingOf(attempt) }),
  look: async (attempt) => standingOf(attempt),
  take: async (attempt) => standingOf(attempt),
  release: async (attempt) => (attempt.standing === 'taken' ? standingOf(attempt) : letGoOf),
  refund: async () => 'by-hand',
  lookAtRefund: async () => 'by-hand',
  hear: async () => [],
})
