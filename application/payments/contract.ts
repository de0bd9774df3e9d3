import type { CardPaymentForm } from '#domain/payments/card-payment.ts'
import type { PaymentWay } from '#domain/payments/standing.ts'

/** Where payments are only tried: what has to be said of that, and a card to try them with. */
export interface PaymentTrial {
  readonly notice: string
  /** Cards that come to each end, as people write them. */
  readonly cards: readonly { readonly cardNumber: string; readonly does: string }[]
  /** The one that pays, as it is filled in. */
  readonly card: CardPaymentForm
}

export interface WaysToPay {
  readonly open: readonly PaymentWay[]
  /** Null where money moves. */
  readonly trial: PaymentTrial | null
  /** Whether a stand-in answers for the phone that is asked to pay. */
  readonly phoneAnswersHere: boolean
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
