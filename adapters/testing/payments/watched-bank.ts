import { transferProvider } from '#adapters/bank/transfer-provider.ts'
import type { NoticeHint, OpenWays, PaymentProvider } from '#application/payments/payment-provider.ts'
import { ProviderGone } from '#application/payments/provider-gone.ts'
import type { PaymentAttempt } from '#domain/payments/payment-attempt.ts'
import { isSettled, type PaymentWay, paymentWays, type Standing } from '#domain/payments/standing.ts'
import { transferTo } from '#domain/payments/transfer.ts'

type Call = 'begin' | 'look' | 'take' | 'release' | 'refund'

const refused: Standing = { is: 'ended', why: 'refused', sentence: 'Your card was declined.' }

const clock = { now: () => new Date('2026-03-01T10:00:00Z') }
const account = { holder: 'Sanaa', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX', bank: 'Commerzbank' }

/**
 * Somebody who moves money, and notes what they are asked; payments are called hold-1, hold-2 as they begin. Transfers are
 * in dollars, but for a rate.
 */
export function watchedBank({ eurosPerDollar }: { readonly eurosPerDollar?: number } = {}) {
  const payments = new Map<string, { readonly name: string; standing: Standing }>()
  /** The keys of what was given back. */
  const refunds = new Set<string>()
  const bank = {
    calls: [] as string[],
    /** What cannot be asked just now. */
    away: new Set<Call>(),
    /** Whether a refund is answered as one that will never be. */
    neverGivesBack: false,
    /** Whether a refund is said to be on its way. */
    isSending: false,
    /** Whether it is configured no more. */
    isGone: false,
    /** What is answered with a no. */
    refuses: new Set<Call>(),
    /** Whether another card may pay where money could not be taken. */
    takesAnother: false,
    /** What a notice says to look at; nothing of it is proved where that is nothing. */
    hints: [] as NoticeHint[],
    /** Done by whatever is asked next, before it is answered. */
    meanwhile: null as (() => Promise<unknown>) | null,
    /** What the bank would say of an attempt from now on. */
    says(attemptId: string, standing: Standing): void {
      payments.set(attemptId, { name: payments.get(attemptId)?.name ?? 'hold', standing })
    },
  }

  async function hear(call: Call): Promise<void> {
    const { meanwhile } = bank
    bank.meanwhile = null
    await meanwhile?.()
    if (bank.away.has(call)) throw new Error('bank away')
  }

  const held = ({ sum }: PaymentAttempt): Standing => ({ is: 'held', sum })

  function move(attempt: PaymentAttempt, call: Call, to: Standing): Standing {
    const payment = payments.get(attempt.id)
    if (!payment) return to.is === 'ended' ? to : { is: 'unknown' }
    bank.calls.push(`${call} ${payment.name}`)
    if (!isSettled(payment.standing.is)) payment.standing = to
    return payment.standing
  }

  const provider = (way: PaymentWay): PaymentProvider => ({
    name: 'watched',
    title: 'Watched',
    way,
    agree: (price) => ({ amount: price, currency: 'USD' }),
    async begin(attempt, means) {
      await hear('begin')
      // As M-Pesa does, it shows its owner which order they are asked for.
      if (way === 'phone' && attempt.orderNumber === null) throw new Error('No order is named.')
      const isRefused = bank.refuses.has('begin') || ('token' in means && means.token === 'declined')
      if (!payments.has(attempt.id)) {
        const name = `hold-${payments.size + 1}`
        const begun: Standing = way === 'card' ? held(attempt) : { is: 'waiting' }
        payments.set(attempt.id, { name, standing: isRefused ? refused : begun })
        bank.calls.push(`begin ${name}`)
      }
      return { reference: attempt.id, standing: payments.get(attempt.id)?.standing ?? refused }
    },
    async look({ id }) {
      await hear('look')
      return payments.get(id)?.standing ?? { is: 'unknown' }
    },
    async take(attempt) {
      await hear('take')
      return move(
        attempt,
        'take',
        bank.refuses.has('take')
          ? { ...refused, ...(bank.takesAnother && { mayTryAgain: true }) }
          : { is: 'taken', sum: attempt.sum },
      )
    },
    async release(attempt) {
      await hear('release')
      return move(attempt, 'release', { is: 'ended', why: 'cancelled', sentence: 'Let go of.' })
    },
    async refund({ attempt, key, amount }) {
      await hear('refund')
      if (bank.refuses.has('refund')) return 'by-hand'
      if (bank.neverGivesBack) return 'failed'
      if (!refunds.has(key)) bank.calls.push(`refund ${payments.get(attempt.id)?.name} ${amount}`)
      refunds.add(key)
      return 'done'
    },
    async lookAtRefund({ key }) {
      if (bank.refuses.has('refund')) return 'failed'
      if (bank.isSending) return 'sent'
      return refunds.has(key) ? 'done' : 'unknown'
    },
    hear: async () => bank.hints,
  })

  const providers = {
    card: provider('card'),
    phone: provider('phone'),
    transfer: transferProvider({ name: 'watched', eurosPerDollar }, clock),
  }
  const by: OpenWays['by'] = (way) => providers[way]
  const ways: OpenWays = {
    shown: {
      open: paymentWays,
      trial: null,
      phoneAnswersHere: false,
      keptFor: { card: 15, phone: 15, transfer: 4_320 },
    },
    by,
    of(attempt) {
      if (bank.isGone) throw new ProviderGone(attempt)
      return by(attempt.way)
    },
    titleOf: ({ way }) => by(way).title,
    transferOf: (sum, number) => transferTo(account, sum, number),
  }
  return Object.assign(bank, { ways, refunds })
}

export type WatchedBank = ReturnType<typeof watchedBank>
