import type { PaymentWay } from '#domain/payments/standing.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
/** The ways to pay; card is chosen at first. */
export const paymentMethods = ['card', 'mpesa', 'atm'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** The way in which each is paid. */
export const wayOf: Readonly<Record<PaymentMethod, PaymentWay>> = {
  card: 'card',
  mpesa: 'phone',
  atm: 'transfer',
}

/** As a buyer calls them. */
export const methodNames: Readonly<Record<PaymentMethod, string>> = {
  card: 'Card',
  mpesa: 'M-Pesa',
  atm: 'Bank transfer',
}

/** What somebody is told who wants to pay in a way that this shop does not offer. */
export function wayClosed(way: PaymentWay): DomainError {
  const method = paymentMethods.find((each) => wayOf[each] === way)
  const sentence = `This shop cannot be paid by ${method ? methodNames[method] : way}.`
  return new DomainError('rule-broken', 'way-closed', sentence, { method: sentence })
}

/** What the alert over the form says while the payment is incomplete. */
export const paymentIncomplete = 'Please fill in all required payment information'
