import type { Ordering, OrderRequest, PlacedOrder } from '#application/orders/contract.ts'
import type { CardFields } from '#application/payments/card-client.ts'
import type { CardTokens } from '#application/payments/contract.ts'
import type { PaymentMethod } from '#domain/orders/payment.ts'
import type { PhoneNumbers } from '#domain/shared/phone-numbers.ts'
import type { CheckoutDraft, KeyOf } from './checkout-draft.ts'
import { type CheckoutErrors, type CheckoutFields, orderRequest, type ShownOrder } from './checkout-form.ts'

export interface CheckoutInput {
  readonly ordering: Ordering
  /** Who turns what stands in our own fields into a token; null where cards are typed into their provider's. */
  readonly cardTokens: CardTokens | null
  /** A new key that nobody can guess. */
  readonly newKey: () => string
  /** Which month it is decides about a card. */
  readonly now: () => Date
  readonly phones: PhoneNumbers
  /** Whether it is an account's cart that is ordered from, which knows of all that stands in it. */
  readonly isCartKnown: () => boolean
  /** What is in the cart by now, whatever was done on another device; null where nobody else can have changed it, or nobody can tell. */
  readonly cartNow: () => Promise<readonly { readonly id: string }[] | null>
  /** Whether it is an account that buys. */
  readonly isSignedIn: boolean
  /** What this visitor has typed before. */
  readonly draft: CheckoutDraft | null
}

export interface CheckoutContext extends Omit<CheckoutInput, 'draft'> {
  readonly fields: CheckoutFields
  readonly method: PaymentMethod
  readonly errors: CheckoutErrors
  /** What stands over the form; a new object for every attempt, so that it is told again. */
  readonly alert: { readonly text: string } | null
  /** What is wrong with single works of the order, by artwork id. */
  readonly lineErrors: Readonly<Record<string, string>>
  /** The idempotency key: kept for as long as nobody knows how an attempt has ended. */
  readonly key: string | null
  /** What was sent with this key and never answered, as far as this page knows; null when no attempt is open. */
  readonly unanswered: readonly OrderRequest[] | null
  readonly shown: ShownOrder
  /** Whether they leave an account's cart. */
  readonly fromCart: boolean
  /** Whose cart knows of all that was sent with the key; null where none does. */
  readonly keyOf: KeyOf
  /** The fields of the card's provider, once they are there. */
  readonly providerFields: CardFields | null
  readonly token: string | null
  readonly placed: PlacedOrder | null
}

/**
 * An account's order names no address: the server knows it. Were the session over meanwhile, an order with one would be placed as a
 * guest's, and its buyer, asked to sign in again, would find their cart as it was and buy twice.
 */
export const requestOf = (context: CheckoutContext): OrderRequest => {
  const { shown, fromCart, fields, method, token, phones, isSignedIn } = context
  const request = {
    ...orderRequest(shown, fields, method, token ?? '', phones),
    ...(fromCart && { fromCart }),
  }
  return isSignedIn ? { ...request, email: undefined } : request
}

/** An order that an account's cart, or lines of a browser's, leave with is refused where it comes again by another key. */
export const countedBy = ({
  isSignedIn,
  fromCart,
  shown,
}: Pick<CheckoutContext, 'isSignedIn' | 'fromCart' | 'shown'>): KeyOf => {
  if (isSignedIn) return fromCart ? 'account' : null
  return shown.items.every(({ line }) => line !== undefined) ? 'browser' : null
}
