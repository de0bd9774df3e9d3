import { DomainError } from '#domain/shared/domain-error.ts'
import { type CheckoutErrors, type CheckoutField, emptyCheckout } from './checkout-form.ts'

/** What a checkout shows after an attempt that placed no order, as far as anybody knows. */
export interface RefusedOrder {
  readonly text: string
  readonly errors: CheckoutErrors
  /** By artwork id. */
  readonly lineErrors: Readonly<Record<string, string>>
  /** The works are not as they were shown. */
  readonly hasChanged: boolean
  /** Those that have left the cart already, by artwork id. */
  readonly takenOut: readonly string[]
  /** Its works are not sent where they were shown to be. */
  readonly isNotSent: boolean
  /** Who the shop took for signed in is not any more. */
  readonly isUnknown: boolean
  /** Nobody knows whether the order was placed: trying again has to be the same attempt. */
  readonly isOpen: boolean
  /** An earlier attempt was heard: nothing about it is unknown any more. */
  readonly wasHeard: boolean
}

const noAnswer =
  'We could not reach the gallery. Nothing you typed is lost: try again, and the order is still placed only once.'

const boughtBefore =
  'Your earlier attempt has been placed already: you find it in your email, and nothing was bought twice.'
const lookFirst = 'See what is in your cart by now before you order again.'
const inNewTab = 'To order again, open the shop in a new tab.'

const unknown = 'Your session has ended, and nothing was bought. Please sign in again: what you typed stays.'

const isCheckoutField = (field: string): field is CheckoutField => Object.hasOwn(emptyCheckout, field)

const aboutLines = new Set(['out-of-stock', 'price-changed'])

const nothing = {
  errors: {},
  lineErrors: {},
  hasChanged: false,
  takenOut: [],
  isNotSent: false,
  isUnknown: false,
  isOpen: false,
  wasHeard: false,
}

interface Attempt {
  /** Whether an account has placed it, as far as its page knows. */
  readonly isSignedIn: boolean
  /** Whether the cart knows what has left it with earlier attempts. */
  readonly isCounted: boolean
}

/** What to tell a shopper whose order came back with an error. */
export function refusedOrder(error: unknown, { isSignedIn, isCounted }: Attempt): RefusedOrder {
  if (!(error instanceof DomainError)) return { ...nothing, text: noAnswer, isOpen: true }
  const fields = error.fields ?? {}
  // The address is what can be changed; the works stand beside it.
  if (error.code === 'not-sent-there')
    return { ...nothing, text: error.message, errors: { country: error.message }, isNotSent: true }
  // An account's order names no address, which the shop knows while it knows the account.
  if (isSignedIn && fields.email !== undefined) return { ...nothing, text: unknown, isUnknown: true }
  const wasHeard = error.code === 'idempotency-key-reused'
  const isAboutLines = aboutLines.has(error.code)
  return {
    text: wasHeard ? `${boughtBefore} ${isCounted ? lookFirst : inNewTab}` : error.message,
    errors: isAboutLines
      ? {}
      : Object.fromEntries(Object.entries(fields).filter(([field]) => isCheckoutField(field))),
    lineErrors: isAboutLines ? fields : {},
    hasChanged: isAboutLines || error.code === 'total-changed',
    takenOut: error.code === 'taken-out' ? Object.keys(fields) : [],
    isNotSent: false,
    isUnknown: false,
    isOpen: error.code === 'order-being-placed',
    wasHeard,
  }
}
