import type { PaymentProvider } from '#application/payments/payment-provider.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { type Cents, formatMoney } from '#domain/shared/money.ts'
import type { StripeCalls } from './stripe-calls.ts'
import type { StripePorts } from './stripe-ports.ts'
import type { StripeSettings } from './stripe-settings.ts'

/** In cents: what Stripe takes at once is at least half a dollar, and has eight figures at most. */
const least = 50
const most = 99_999_999

function agree(price: Cents): { amount: number; currency: 'USD' } {
  if (price >= least && price <= most) return { amount: price, currency: 'USD' }
  const [limit, how] = price < least ? [least, 'at least'] : [most, 'at most']
  const sentence = `Cards pay ${how} ${formatMoney(limit)} at once, and this is ${formatMoney(price)}. Please pay in another way.`
  throw new DomainError('rule-broken', 'sum-not-payable', sentence, { payment: sentence })
}

/**
 * Stripe, by card. The card is put in at Stripe's own fields and is a token here; its bank may ask the buyer first. What Stripe
 * says by itself is only a reason to look. Its client is read when it is first asked: shops without it do not carry it.
 */
export function stripeProvider(settings: StripeSettings, ports: StripePorts): PaymentProvider {
  let opened: Promise<StripeCalls> | undefined
  const calls = (): Promise<StripeCalls> => {
    opened ??= import('./stripe-calls.ts').then(({ stripeCalls }) => stripeCalls(settings, ports))
    return opened
  }
  return {
    name: 'stripe',
    title: 'Stripe',
    way: 'card',
    agree,
    begin: async (attempt, means) => (await calls()).begin(attempt, means),
    look: async (attempt) => (await calls()).look(attempt),
    take: async (attempt) => (await calls()).take(attempt),
    release: async (attempt) => (await calls()).release(attempt),
    refund: async (wish) => (await calls()).refund(wish),
    lookAtRefund: async (wish) => (await calls()).lookAtRefund(wish),
    hear: async (notice) => (await calls()).hear(notice),
  }
}
