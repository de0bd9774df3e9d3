import type { CardPaymentForm } from '#domain/payments/card-payment.ts'
import type { Currency, PaymentWay } from '#domain/payments/standing.ts'

/** Where payments are only tried: what has to be said of that, and a card to try them with. */
export interface PaymentTrial {
  readonly notice: string
  /** Cards that come to each end, as people write them. */
  readonly cards: readonly { readonly cardNumber: string; readonly does: string }[]
  /** The one that pays, as it is filled in. */
  readonly card: CardPaymentForm
}

/** How a phone pays that does not pay in dollars. */
export interface PhoneTerms {
  readonly currency: Currency
  readonly perDollar: number
  /** The most that it pays at once, in whole units of that currency. */
  readonly most: number
}

/** Whose own client turns cards into tokens in the browser, and the name that it knows this shop by. */
export interface CardClientKey {
  readonly provider: 'stripe'
  readonly publishableKey: string
}

export interface WaysToPay {
  readonly open: readonly PaymentWay[]
  /** Null where money moves. */
  readonly trial: PaymentTrial | null
  /** Whether a stand-in answers for the phone that is asked to pay. */
  readonly phoneAnswersHere: boolean
  /** How long an unpaid order keeps its works, in minutes. */
  readonly keptFor: Readonly<Record<PaymentWay, number>>
  /** Absent where a phone pays in dollars. */
  readonly phoneTerms?: PhoneTerms
  /** Absent where cards are typed into fields of ours. */
  readonly cardClient?: CardClientKey
}

/** How this shop can be paid. */
export interface Payments {
  ways(): Promise<WaysToPay>
}

/** The card provider's own client: a card number goes there and nowhere else. */
export interface CardTokens {
  /** @throws DomainError rule-broken with the card form's fields */
  tokenise(
    card: CardPaymentForm,
  ): Promise<{ readonly token: string; readonly last4: string; readonly brand: string }>
}
