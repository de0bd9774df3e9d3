import type { AgreedSum, Currency } from '#domain/payments/standing.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { sumOf } from '#domain/shared/money.ts'
import { type IncomingPayment, isTakenBack } from './incoming-payment.ts'

/**
 * What becomes of money that has come: no order is known to be meant; it is too little, and waits for the rest; it has paid an
 * order, or pays none, as it is for none or was taken back; all of it, or what was too much, is to be sent back; that has been done.
 */
export const moneyStandings = ['unplaced', 'waits', 'counted', 'to-send-back', 'sent-back'] as const
export type MoneyStanding = (typeof moneyStandings)[number]

/**
 * Why money needs nothing: it is a payment that was told of before; it is for no order, such as interest; the bank has taken it
 * back, and a person has seen to that.
 */
export const dismissals = ['duplicate', 'no-order', 'taken-back'] as const
export type Dismissal = (typeof dismissals)[number]

/** Whether all of it is to go back: its order needs none. */
const isRefused = ({
  standing,
  back,
  amount,
}: Pick<IncomingMoney, 'standing' | 'back' | 'amount'>): boolean =>
  standing === 'to-send-back' && back === amount

/** What a person may say of money instead of placing it or sending it back. */
export function dismissalsOf(
  money: Pick<IncomingMoney, 'standing' | 'back' | 'amount' | 'text'>,
): readonly Dismissal[] {
  if (money.standing === 'unplaced') return ['duplicate', isTakenBack(money) ? 'taken-back' : 'no-order']
  return isRefused(money) ? ['duplicate'] : []
}

/** What a sum comes to that has come for an order. */
export type Reckoning =
  | { readonly is: 'too-little'; readonly lacks: number }
  | { readonly is: 'enough'; readonly surplus: number }

/** What is lacking after a sum, or too much, where so much was still to come. In the smallest unit of their currency. */
export function reckon(toCome: number, sum: number): Reckoning {
  const surplus = sum - toCome
  return surplus < 0 ? { is: 'too-little', lacks: -surplus } : { is: 'enough', surplus }
}

/**
 * What no statement has told of yet of the sum that has paid an order: an admin has said that it is here. Money in another currency
 * was taken as the whole.
 */
export function untoldOf(due: AgreedSum, told: readonly Pick<IncomingMoney, 'paid' | 'currency'>[]): number {
  const counted = told.filter(({ paid }) => paid > 0)
  if (counted.some(({ currency }) => currency !== due.currency)) return 0
  return Math.max(0, due.amount - sumOf(counted.map(({ paid }) => paid)))
}

/** Money on the shop's account, as a statement tells of it, and what has become of it. */
export class IncomingMoney {
  readonly id: string
  readonly key: string
  readonly bookedOn: string
  readonly amount: number
  readonly currency: Currency
  readonly sender: string | null
  readonly senderIban: string | null
  readonly text: string
  readonly heardAt: Date
  standing: MoneyStanding = 'unplaced'
  /** The order that it came for; null while nobody knows, and where it is for none. */
  orderNumber: string | null = null
  /** What its order lacks beside it; null where nothing is waited for. */
  lacks: number | null = null
  /** What of it goes back, or has gone back; of a reversal, what it took back of money that is known. */
  back = 0

  constructor(id: string, { sum, ...told }: IncomingPayment, now: Date) {
    this.id = id
    this.key = told.key
    this.bookedOn = told.bookedOn
    this.amount = sum.amount
    this.currency = sum.currency
    this.sender = told.sender
    this.senderIban = told.senderIban
    this.text = told.text
    this.heardAt = now
  }

  get sum(): AgreedSum {
    return { amount: this.amount, currency: this.currency }
  }

  /** What of it an order was paid with. */
  get paid(): number {
    return this.orderNumber === null || this.standing === 'waits' ? 0 : this.amount - this.back
  }

  /** Whether an order counts on some of it: it is paid with that, or waits for the rest. */
  get isCountedOn(): boolean {
    return this.standing === 'waits' || this.paid > 0
  }

  /** Whether it pays no order, and needs nothing. */
  get isDismissed(): boolean {
    return this.standing === 'counted' && this.orderNumber === null
  }

  /** What goes back, in its currency. */
  get sumBack(): AgreedSum {
    return { amount: this.back, currency: this.currency }
  }

  /** It is too little, and waits for the rest. */
  waitFor(orderNumber: string, lacks: number): void {
    this.orderNumber = orderNumber
    this.lacks = lacks
    this.standing = 'waits'
  }

  /** It has paid an order, but for what was too much. */
  count(orderNumber: string, surplus = 0): void {
    this.orderNumber = orderNumber
    this.lacks = null
    this.back = surplus
    this.standing = surplus > 0 ? 'to-send-back' : 'counted'
  }

  /** The order that it came for needs none of it. */
  refuse(orderNumber: string): void {
    this.count(orderNumber, this.amount)
  }

  /** The bank has taken it back: no order counts on it, and nothing is to go back. What has gone back already stays written. */
  takeOut(): void {
    this.orderNumber = null
    this.lacks = null
    if (this.standing === 'sent-back') return
    this.back = 0
    this.standing = 'counted'
  }

  /** Of a reversal: it is known what it took back. A person sees to that where an order counted on it. */
  settle(wasCountedOn: boolean): void {
    if (wasCountedOn) this.back = this.amount
    else this.dismiss('taken-back')
  }

  /** @throws DomainError conflict 'money-placed' or 'money-taken-back' */
  mustBeUnplaced(): void {
    if (this.standing !== 'unplaced')
      throw new DomainError('conflict', 'money-placed', 'Somebody has seen to this money already.')
    this.mustBeHere()
  }

  /** @throws DomainError conflict 'money-placed' */
  mustBeDismissible(why: Dismissal): void {
    if (!dismissalsOf(this).includes(why))
      throw new DomainError('conflict', 'money-placed', 'This money can no longer be left as it is.')
  }

  /** It stays, and has paid no order. @throws DomainError conflict 'money-placed' */
  dismiss(why: Dismissal): void {
    this.mustBeDismissible(why)
    this.orderNumber = null
    this.back = 0
    this.standing = 'counted'
  }

  /** It has left again: what was too much, or all of it. @throws DomainError conflict 'money-placed' or 'money-taken-back' */
  sendBack(): void {
    this.mustBeHere()
    if (this.standing !== 'unplaced' && this.standing !== 'to-send-back')
      throw new DomainError('conflict', 'money-placed', 'This money is not to be sent back.')
    if (this.standing === 'unplaced') this.back = this.amount
    this.standing = 'sent-back'
  }

  private mustBeHere(): void {
    if (isTakenBack(this))
      throw new DomainError('conflict', 'money-taken-back', 'The bank has taken this money back already.')
  }
}
