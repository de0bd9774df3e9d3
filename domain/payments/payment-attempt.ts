import type { Cents } from '#domain/shared/money.ts'
import type { Agreement, ExchangeRate } from './foreign-sum.ts'
import {
  type AgreedSum,
  type Currency,
  isNews,
  isSettled,
  type PaymentWay,
  type Standing,
  type StandingName,
} from './standing.ts'

export interface AttemptDetails {
  readonly id: string
  /** What it was asked under: the same asked again is the same attempt. */
  readonly origin: string
  /** The provider's name. */
  readonly provider: string
  readonly way: PaymentWay
  /** What it pays, and what was agreed for that with the provider, at the rate of that moment. */
  readonly price: Cents
  readonly sum: Agreement
  /** The phone that is asked, or the account that a transfer is said to come from; null where neither is known. */
  readonly payer: string | null
}

/** What a buyer said that they pay from, by what it is. */
export const paidFrom = ({
  way,
  payer,
}: Pick<AttemptDetails, 'way' | 'payer'>): {
  readonly phone: string | null
  readonly account: string | null
} => ({
  phone: way === 'phone' ? payer : null,
  account: way === 'transfer' ? payer : null,
})

const minute = 60_000

/** Silent ones are looked at after a minute, then twice as long after each look, at most this long. */
const longestPause = 60 * minute

/** One try to pay for an order. It is written down before the provider hears of it, so that no money is held unknown. */
export class PaymentAttempt {
  readonly id: string
  readonly origin: string
  readonly provider: string
  readonly way: PaymentWay
  readonly price: Cents
  readonly amount: number
  readonly currency: Currency
  /** Of the agreed currency for a dollar, by whom and when it was said; null for dollars. */
  readonly perDollar: number | null
  readonly rateSource: string | null
  readonly ratedAt: Date | null
  readonly payer: string | null
  readonly begunAt: Date
  /** The order that it pays; null before that is written. */
  orderNumber: string | null = null
  /** What the provider calls it; null where its answer never came. */
  reference: string | null = null
  standing: StandingName = 'unknown'
  /** Why it has ended, for the buyer. */
  sentence: string | null = null
  /** It has ended in a way that another try may mend. */
  mayTryAgain = false
  /** What the provider calls the money that has come; null where it has not said so. */
  receipt: string | null = null
  /** What has come, in the agreed currency. */
  received = 0
  /** No order was written with it, and none is any more. */
  isAbandoned = false
  looks = 0
  lookAgainAt: Date

  constructor({ sum, ...details }: AttemptDetails, now: Date) {
    this.id = details.id
    this.origin = details.origin
    this.provider = details.provider
    this.way = details.way
    this.price = details.price
    this.amount = sum.amount
    this.currency = sum.currency
    this.perDollar = sum.rate?.perDollar ?? null
    this.rateSource = sum.rate?.source ?? null
    this.ratedAt = sum.rate?.at ?? null
    this.payer = details.payer
    this.begunAt = now
    this.lookAgainAt = new Date(now.getTime() + minute)
  }

  get sum(): AgreedSum {
    return { amount: this.amount, currency: this.currency }
  }

  /** The rate that it was agreed at; null for dollars. */
  get rate(): ExchangeRate | null {
    const { perDollar, rateSource: source, ratedAt: at } = this
    return perDollar === null || source === null || at === null ? null : { perDollar, source, at }
  }

  get isSettled(): boolean {
    return isSettled(this.standing)
  }

  /** Takes note of what the provider has said. @returns whether it was news; what is said again, or late, is none */
  hear(standing: Standing): boolean {
    // What the money is called may be told after it has come.
    if (standing.is === 'taken') this.receipt ??= standing.receipt ?? null
    if (!isNews(this.standing, standing.is)) return false
    this.standing = standing.is
    if (standing.is === 'ended') {
      this.sentence = standing.sentence
      this.mayTryAgain = standing.mayTryAgain ?? false
    }
    if (standing.is === 'taken') this.received = standing.sum.amount
    return true
  }

  /** It was looked at, and nothing has come of it yet. */
  wait(now: Date): void {
    this.looks++
    const pause = Math.min(minute * 2 ** Math.min(this.looks, 6), longestPause)
    this.lookAgainAt = new Date(now.getTime() + pause)
  }
}
