import type Stripe from 'stripe'
import type { Currency, Standing } from '#domain/payments/standing.ts'

const sentences: Readonly<Record<string, string>> = {
  insufficient_funds: 'Your card has insufficient funds.',
  expired_card: 'Your card has expired.',
  incorrect_cvc: 'The security code of your card is not right.',
  invalid_cvc: 'The security code of your card is not right.',
  incorrect_number: 'The number of your card is not right.',
  processing_error: 'Your bank could not handle the payment just now. Please try again.',
  authentication_required: 'Your bank does not know that it is you, and has not paid.',
  payment_intent_authentication_failure: 'Your bank does not know that it is you, and has not paid.',
}

/** Why a bank has said no, as far as its buyer is to know: of a stolen card nobody is told that it is known to be. */
const refused = (code: string | undefined, reason: string | undefined): Standing => ({
  is: 'ended',
  why: 'refused',
  sentence: sentences[reason ?? ''] ?? sentences[code ?? ''] ?? 'Your card was declined.',
  mayTryAgain: true,
})

/** What the browser has made of a card, and Stripe does not know (any more). */
export const notRecognised: Standing = {
  is: 'ended',
  why: 'refused',
  sentence: 'The card was not recognised. Please enter it again.',
  mayTryAgain: true,
}

export const letGoOf: Standing = { is: 'ended', why: 'cancelled', sentence: 'The payment was let go of.' }

/** What stands with a payment that we have ended as its card was refused: Stripe clears the refusal where it changes a payment. */
export const replaced = 'duplicate'

const lapsed: Standing = { is: 'ended', why: 'expired', sentence: 'Your bank no longer holds the money.' }

type Intent = Pick<
  Stripe.PaymentIntent,
  | 'status'
  | 'client_secret'
  | 'amount_capturable'
  | 'amount_received'
  | 'currency'
  | 'last_payment_error'
  | 'cancellation_reason'
>

/** Whether its bank has said no to it; it would still take another card, of which nobody here would know. */
export const isRefusedIntent = ({ status, last_payment_error }: Intent): boolean =>
  status === 'requires_payment_method' && last_payment_error !== null

function endedFor(reason: Intent['cancellation_reason']): Standing {
  if (reason === 'automatic' || reason === 'expired') return lapsed
  return reason === replaced ? refused(undefined, undefined) : letGoOf
}

/** How a payment stands that Stripe describes so. Statuses that are new to us say nothing. */
export function standingOf(intent: Intent): Standing {
  const { status, client_secret, last_payment_error, cancellation_reason } = intent
  const sum = (amount: number) => ({ amount, currency: intent.currency.toUpperCase() as Currency })
  const end = last_payment_error && refused(last_payment_error.code, last_payment_error.decline_code)
  switch (status) {
    case 'requires_action':
      return {
        is: 'waiting',
        ...(client_secret !== null && { action: { kind: 'authenticate', clientSecret: client_secret } }),
      }
    case 'processing':
      return { is: 'waiting' }
    case 'requires_capture':
      return { is: 'held', sum: sum(intent.amount_capturable) }
    case 'succeeded':
      return { is: 'taken', sum: sum(intent.amount_received) }
    case 'requires_payment_method':
      return end ?? { is: 'unknown' }
    case 'canceled':
      return end ?? endedFor(cancellation_reason)
    default:
      return { is: 'unknown' }
  }
}
