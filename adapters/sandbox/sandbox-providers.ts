import type { Means, PaymentProvider } from '#application/payments/payment-provider.ts'
import type { PaymentAttempt } from '#domain/payments/payment-attempt.ts'
import type { PaymentWay, Standing } from '#domain/payments/standing.ts'
import type { SandboxPayment } from './sandbox-books.ts'
import { refusals } from './sandbox-cards.ts'
import type { SandboxPorts } from './sandbox-ports.ts'

const unknownCard = 'The card was not recognised. Please enter it again.'

const standingOf = (way: PaymentWay, { id, standing, amount, sentence }: SandboxPayment): Standing => {
  switch (standing) {
    case 'waiting':
      return way === 'card'
        ? { is: 'waiting', action: { kind: 'authenticate', clientSecret: `sandbox_${id}` } }
        : { is: 'waiting' }
    case 'ended':
      // Where one card was refused, another one may pay.
      return { is: 'ended', why: 'refused', sentence: sentence ?? '', mayTryAgain: way === 'card' }
    default:
      return { is: standing, sum: { amount, currency: 'USD' } }
  }
}

const asked = (way: string): never => {
  throw new Error(`The sandbox cannot begin a payment by ${way} with that.`)
}

/** A way to pay in which no money moves. `begun` says how a payment stands when it begins. */
const provider = (
  way: PaymentWay,
  { books }: SandboxPorts,
  begun: (attempt: PaymentAttempt, means: Means) => Promise<Pick<SandboxPayment, 'standing' | 'sentence'>>,
): PaymentProvider => ({
  name: 'sandbox',
  title: 'the sandbox',
  way,
  agree: (price) => ({ amount: price, currency: 'USD' }),
  async begin(attempt, means) {
    const payment = await books.open({
      id: attempt.id,
      amount: attempt.amount,
      ...(await begun(attempt, means)),
    })
    return { reference: `sandbox_${attempt.id}`, standing: standingOf(way, payment) }
  },
  async look({ id }) {
    const payment = await books.payment(id)
    return payment ? standingOf(way, payment) : { is: 'unknown' }
  },
  async take({ id }) {
    const payment = await books.move(id, ['held'], { standing: 'taken', sentence: null })
    return payment ? standingOf(way, payment) : { is: 'unknown' }
  },
  async release({ id, amount }) {
    const ended = { standing: 'ended', sentence: 'The payment was let go of.' } as const
    // One that never began does not begin any more.
    await books.open({ id, amount, ...ended })
    const payment = await books.move(id, ['waiting', 'held'], ended)
    return payment ? standingOf(way, payment) : { is: 'unknown' }
  },
  refund: async ({ attempt, key, amount }) =>
    (await books.giveBack(key, attempt.id, amount)) ? 'done' : 'failed',
  lookAtRefund: async ({ key }) => ((await books.hasGivenBack(key)) ? 'done' : 'unknown'),
  // It has nobody who could send one.
  hear: async () => [],
})

/** Test cards, which pay or do not. */
export const sandboxCards = (ports: SandboxPorts): PaymentProvider =>
  provider('card', ports, async (attempt, means) => {
    const { vault, clock, digest } = ports
    if (!('token' in means)) return asked('card')
    const used = await vault.use({
      tokenDigest: digest(means.token),
      keyDigest: digest(attempt.id),
      reference: attempt.id,
      at: clock.now(),
    })
    if (!used) return { standing: 'ended', sentence: unknownCard }
    if (used.outcome === 'pays') return { standing: 'held', sentence: null }
    // Held as soon as its bank knows that it is the buyer.
    if (used.outcome === 'asks-its-buyer') return { standing: 'waiting', sentence: null }
    return { standing: 'ended', sentence: refusals[used.outcome] }
  })

/** A phone that nobody holds; sandbox-phone.ts answers in its place. */
export const sandboxPhones = (ports: SandboxPorts): PaymentProvider =>
  provider('phone', ports, async () => ({ standing: 'waiting', sentence: null }))
