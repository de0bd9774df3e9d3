import { transferProvider } from '#adapters/bank/transfer-provider.ts'
import { sandboxAccount } from '#adapters/sandbox/sandbox-ways.ts'
import type { NoticeHint, OpenWays, PaymentProvider } from '#application/payments/payment-provider.ts'
import type { Clock } from '#application/shared/clock.ts'
import type { IncomingPayment } from '#domain/orders/incoming-payment.ts'
import { creditorReference } from '#domain/payments/creditor-reference.ts'
import type { PaymentAttempt } from '#domain/payments/payment-attempt.ts'
import { type PaymentWay, paymentWays, type Standing } from '#domain/payments/standing.ts'
import { transferTo } from '#domain/payments/transfer.ts'
import { sumOf } from '#domain/shared/money.ts'

const minute = 60_000

/** What somebody's card does; a phone that cannot be recalled asks on until its time is over. */
export const cards = ['pays', 'challenged', 'asks its buyer', 'declined', 'refused when taken'] as const
export type Card = (typeof cards)[number]

/** How a payment stands in truth. */
export interface TruePayment {
  readonly id: string
  readonly way: PaymentWay
  readonly card: Card
  readonly amount: number
  /** When nobody can answer any more. */
  readonly openUntil: Date
  standing: Standing
  /** How often its money was taken. */
  captures: number
  /** What went back, by key. */
  readonly givenBack: Map<string, number>
}

const ended = (
  why: 'refused' | 'cancelled' | 'expired',
  sentence: string,
  mayTryAgain = false,
): Standing => ({ is: 'ended', why, sentence, mayTryAgain })

/** Whoever holds buyers' money: the ground truth, in which nothing is ever lost. */
export class Bank {
  readonly payments = new Map<string, TruePayment>()
  /** What was transferred by hand for an order and has not gone back, by its number. */
  readonly transfers = new Map<string, number>()
  /** What has come to the account by transfer, as each statement tells it. */
  readonly incoming: IncomingPayment[] = []
  /** Orders whose transfer an admin has said to be here, before a statement told of it. */
  readonly byHand = new Set<string>()
  /** The different things that providers have told. */
  readonly told = new Set<string>()
  private readonly clock: Clock

  constructor(clock: Clock) {
    this.clock = clock
  }

  clear(): void {
    this.payments.clear()
    this.transfers.clear()
    this.incoming.length = 0
    this.byHand.clear()
    this.told.clear()
  }

  /** Money comes by transfer, with the reference of an order. */
  receive(number: string, amount: number): void {
    this.incoming.push({
      key: `payment ${this.incoming.length + 1}`,
      bookedOn: this.clock.now().toISOString().slice(0, 10),
      sum: { amount, currency: 'USD' },
      sender: 'Lena Okoro',
      senderIban: 'DE89370400440532013000',
      text: creditorReference(number),
    })
    this.transfers.set(number, (this.transfers.get(number) ?? 0) + amount)
  }

  /** What the provider tells of a payment as it stands now. */
  noticeOf({ id, standing }: TruePayment): string {
    return this.notice(`${id} is ${standing.is}`, id)
  }

  /** Of a payment that was made elsewhere. */
  strangeNotice(): string {
    return this.notice('something is paid', 'elsewhere')
  }

  private notice(eventId: string, id: string): string {
    this.told.add(eventId)
    return JSON.stringify({ eventId, reference: `bank:${id}` })
  }

  /** What a payment has cost its buyer. */
  kept({ captures, amount, givenBack }: TruePayment): number {
    return captures * amount - sumOf([...givenBack.values()])
  }

  /** The buyer says yes or no, to a challenge or on the phone. @returns whether anybody asked */
  answer(id: string, isYes: boolean): boolean {
    const payment = this.look(id)
    if (payment?.standing.is !== 'waiting') return false
    const sum = { amount: payment.amount, currency: 'USD' } as const
    if (!isYes) payment.standing = ended('refused', 'It was refused.', payment.card === 'asks its buyer')
    else if (payment.way === 'card') payment.standing = { is: 'held', sum }
    else this.capture(payment)
    return true
  }

  private capture(payment: TruePayment): void {
    payment.captures++
    payment.standing = { is: 'taken', sum: { amount: payment.amount, currency: 'USD' } }
  }

  /** As it stands now: what nobody answers in time ends. */
  look(id: string): TruePayment | null {
    const payment = this.payments.get(id)
    if (payment?.standing.is === 'waiting' && payment.openUntil <= this.clock.now())
      payment.standing = ended('expired', 'Nobody answered.')
    return payment ?? null
  }

  private open({ id, way, amount }: PaymentAttempt, card: Card, standing: Standing): TruePayment {
    const known = this.look(id)
    if (known) return known
    const time = way === 'card' ? 24 * 60 * minute : 2 * minute
    const openUntil = new Date(this.clock.now().getTime() + time)
    const payment = {
      id,
      way,
      card,
      amount,
      openUntil,
      standing,
      captures: 0,
      givenBack: new Map<string, number>(),
    }
    this.payments.set(id, payment)
    return payment
  }

  private beginCard(attempt: PaymentAttempt, card: Card): TruePayment {
    if (card === 'declined') return this.open(attempt, card, ended('refused', 'Your card was declined.'))
    const held: Standing = { is: 'held', sum: attempt.sum }
    if (card === 'asks its buyer') {
      const action = { kind: 'authenticate', clientSecret: `of ${attempt.id}` } as const
      return this.open(attempt, card, { is: 'waiting', action })
    }
    return this.open(attempt, card, card === 'challenged' ? { is: 'waiting' } : held)
  }

  private provider(way: PaymentWay): PaymentProvider {
    return {
      name: 'simulated',
      title: 'Simulated',
      way,
      agree: (price) => ({ amount: price, currency: 'USD' }),
      begin: async (attempt, means) => {
        const payment =
          'token' in means
            ? this.beginCard(attempt, (means.token.split(':')[1] ?? 'declined') as Card)
            : this.open(attempt, 'pays', { is: 'waiting' })
        return { reference: `bank:${payment.id}`, standing: payment.standing }
      },
      look: async ({ id }) => this.look(id)?.standing ?? { is: 'unknown' },
      take: async ({ id }) => {
        const payment = this.look(id)
        if (payment?.standing.is === 'held') {
          if (payment.card === 'refused when taken')
            payment.standing = ended('refused', 'Your card was declined.')
          else this.capture(payment)
        }
        return payment?.standing ?? { is: 'unknown' }
      },
      release: async (attempt) => {
        // One that never began does not begin any more.
        const letGo = ended('cancelled', 'It was let go of.')
        const payment = this.open(attempt, 'pays', letGo)
        // What rings on a phone cannot be recalled.
        if (payment.standing.is === 'held' || (payment.standing.is === 'waiting' && way === 'card'))
          payment.standing = letGo
        return payment.standing
      },
      refund: async ({ attempt, key, amount }) => {
        const payment = this.look(attempt.id)
        if (!payment || payment.standing.is !== 'taken') return 'failed'
        if (payment.givenBack.has(key)) return 'done'
        if (this.kept(payment) < amount) return 'failed'
        payment.givenBack.set(key, amount)
        return 'done'
      },
      lookAtRefund: async ({ attempt, key }) =>
        this.payments.get(attempt.id)?.givenBack.has(key) ? 'done' : 'unknown',
      hear: async ({ body }) => [JSON.parse(body) as NoticeHint],
    }
  }

  /** The ways to pay that this bank offers. @param met how each provider is met */
  ways(met: (name: string, provider: PaymentProvider) => PaymentProvider): OpenWays {
    const providers = {
      card: met('card', this.provider('card')),
      phone: met('phone', this.provider('phone')),
      transfer: met('transfer', transferProvider({ name: 'simulated' }, this.clock)),
    }
    const by: OpenWays['by'] = (way) => providers[way]
    return {
      shown: {
        open: paymentWays,
        trial: null,
        phoneAnswersHere: false,
        keptFor: { card: 15, phone: 15, transfer: 4_320 },
      },
      by,
      of: ({ way }) => by(way),
      titleOf: ({ way }) => by(way).title,
      transferOf: (sum, number) => transferTo(sandboxAccount, sum, number),
    }
  }
}
