import Stripe from 'stripe'
import type { PaymentAttempt } from '#domain/payments/payment-attempt.ts'
import type { StripePorts } from './stripe-ports.ts'

type Intent = Stripe.PaymentIntent

/** Nobody pays it any more; or its card was refused, and another payment takes its place. */
type CancelReason = 'abandoned' | 'duplicate'

/** In milliseconds: Stripe keeps keys for a day, and finds payments by what stands with them after a minute. */
const keysLast = 23 * 60 * 60_000

/** Where Stripe has answered with how the payment stands, that is the answer. */
const intentIn = (error: unknown): Intent | null =>
  error instanceof Stripe.errors.StripeError ? (error.payment_intent ?? null) : null

/** What an attempt is at Stripe; it keeps a payment for each, which is empty until a card is put to it. */
export interface StripeIntents {
  /** @returns null for one of long ago that never came there */
  find(attempt: PaymentAttempt): Promise<Intent | null>
  /** The one that is to be paid with, empty or not. */
  open(attempt: PaymentAttempt): Promise<Intent>
  /** Each gives the payment as it is then, also where it had been done before, or could not be. */
  confirm(intent: Intent, token: string): Promise<Intent>
  capture(intent: Intent): Promise<Intent>
  cancel(intent: Intent, why: CancelReason): Promise<Intent>
}

export function stripeIntents(
  client: Stripe,
  { ids, clock }: Pick<StripePorts, 'ids' | 'clock'>,
): StripeIntents {
  const { paymentIntents } = client

  /** The same attempt is the same payment: whoever asks again, or first asks to end it, comes to the same one. */
  async function open({ id, amount, currency }: PaymentAttempt): Promise<Intent> {
    const opened = await paymentIntents.create(
      {
        amount,
        currency: currency.toLowerCase(),
        capture_method: 'manual',
        allowed_payment_method_types: ['card'],
        metadata: { attempt: id },
      },
      { idempotencyKey: `attempt:${id}:open` },
    )
    // Under a key it tells how it was at first.
    return opened.lastResponse.headers['idempotent-replayed'] === 'true'
      ? paymentIntents.retrieve(opened.id)
      : opened
  }

  /**
   * Does something that a payment lets be done to it once, however often it is asked, each time under a key of its own: under
   * the same one Stripe would say for a day that it has failed. What became of it where no answer came is looked up.
   */
  async function step(
    intent: Intent,
    name: string,
    act: (options: Stripe.RequestOptions) => Promise<Intent>,
  ): Promise<Intent> {
    const idempotencyKey = `${intent.id}:${name}:${ids.newId()}`
    try {
      return await act({ idempotencyKey })
    } catch (error) {
      const said = intentIn(error)
      if (said) return said
      const now = await paymentIntents.retrieve(intent.id).catch(() => intent)
      if (now.status === intent.status) throw error
      return now
    }
  }

  return {
    open,
    async find(attempt) {
      if (attempt.reference !== null) return paymentIntents.retrieve(attempt.reference)
      if (clock.now().getTime() - attempt.begunAt.getTime() < keysLast) return open(attempt)
      const { data } = await paymentIntents.search({ query: `metadata["attempt"]:"${attempt.id}"` })
      return data[0] ?? null
    },
    confirm: (intent, confirmation_token) =>
      step(intent, 'confirm', (options) =>
        paymentIntents.confirm(intent.id, { confirmation_token, use_stripe_sdk: true }, options),
      ),
    capture: (intent) => step(intent, 'capture', (options) => paymentIntents.capture(intent.id, {}, options)),
    cancel: (intent, cancellation_reason) =>
      step(intent, 'cancel', (options) => paymentIntents.cancel(intent.id, { cancellation_reason }, options)),
  }
}
