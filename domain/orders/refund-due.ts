import type { AgreedSum, Currency, PaymentWay } from '#domain/payments/standing.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import type { Cents } from '#domain/shared/money.ts'
import type { IncomingMoney } from './incoming-money.ts'

/** An account that an order was paid from, with what it has paid of it, in hundredths of its currency. */
export interface Payer {
  readonly name: string | null
  /** Null where the statement does not say. */
  readonly iban: string | null
  readonly amount: Cents
  readonly currency: Currency
}

/**
 * Who has paid an order, each account once, by all that came for it. Whoever sends money that the order does not need has paid
 * nothing of it: they would put themselves down for what goes back to its buyer.
 */
export function payersOf(money: readonly IncomingMoney[]): readonly Payer[] {
  const payers = new Map<string, Payer>()
  for (const { paid, sender: name, senderIban: iban, currency } of money) {
    if (paid === 0) continue
    const key = `${iban ?? name} ${currency}`
    payers.set(key, { name, iban, amount: (payers.get(key)?.amount ?? 0) + paid, currency })
  }
  return [...payers.values()]
}

interface RefundDueDetails {
  readonly id: string
  /** The same key is the same money. */
  readonly key: string
  readonly orderNumber: string
  readonly way: PaymentWay
  /** Of the price. */
  readonly price: Cents
  /** What that is in what was paid. */
  readonly sum: AgreedSum
  /** How it was paid; null for orders of long ago. */
  readonly attemptId: string | null
  /** From where a transfer came, as statements told by then: the way back. */
  readonly payers?: readonly Payer[]
}

/** Money of an order that only a person can send back, as its way of paying lets nobody else do so. */
export class RefundDue {
  readonly id: string
  readonly key: string
  readonly orderNumber: string
  readonly way: PaymentWay
  readonly price: Cents
  readonly amount: number
  readonly currency: Currency
  readonly attemptId: string | null
  readonly payers: readonly Payer[]
  readonly dueAt: Date
  /** When a person said that it has left; null while it has not. */
  sentAt: Date | null = null

  constructor({ sum, ...details }: RefundDueDetails, now: Date) {
    this.id = details.id
    this.key = details.key
    this.orderNumber = details.orderNumber
    this.way = details.way
    this.price = details.price
    this.amount = sum.amount
    this.currency = sum.currency
    this.attemptId = details.attemptId
    this.payers = details.payers ?? []
    this.dueAt = now
  }

  get sum(): AgreedSum {
    return { amount: this.amount, currency: this.currency }
  }

  /** It has left. @throws DomainError conflict 'refund-sent' */
  send(now: Date): void {
    if (this.sentAt !== null)
      throw new DomainError('conflict', 'refund-sent', 'Somebody has sent this money already.')
    this.sentAt = now
  }
}
