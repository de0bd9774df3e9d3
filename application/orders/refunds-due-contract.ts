import type { Page, PageRequest } from '#application/shared/page.ts'
import type { Payer } from '#domain/orders/refund-due.ts'
import type { Currency, PaymentWay } from '#domain/payments/standing.ts'
import type { Cents } from '#domain/shared/money.ts'

/** Money that a person has to send back. Sums are in hundredths of its currency, but for the price. */
export interface RefundDueView {
  readonly id: string
  readonly orderNumber: string
  readonly buyer: { readonly name: string; readonly email: string }
  readonly way: PaymentWay
  /** What it is of the price, in cents. */
  readonly price: Cents
  readonly amount: Cents
  readonly currency: Currency
  /** The phone that paid. */
  readonly phone: string | null
  /** The account that its buyer said a transfer would come from. */
  readonly account: string | null
  /** What the provider calls the money that came. */
  readonly receipt: string | null
  /** From where a transfer came, as far as statements told when it was to go back: who paid the order, with what each paid of it. */
  readonly payers: readonly Payer[]
  /** ISO 8601, UTC: since when. */
  readonly dueAt: string
}

/**
 * For admins. Each throws DomainError not-signed-in, or not-found, also for whoever is no admin. What changes is written into the
 * log.
 */
export interface RefundsDue {
  /** What has not been sent, the oldest first. */
  refunds(request: PageRequest): Promise<Page<RefundDueView>>
  /** Says that it has left; its buyer is told then. @throws DomainError conflict 'refund-sent' */
  sent(id: string): Promise<void>
}
