import Stripe from 'stripe'
import type { PaymentProvider, RawNotice } from '#application/payments/payment-provider.ts'
import { Unavailable } from '#application/shared/unavailable.ts'
import type { PaymentAttempt } from '#domain/payments/payment-attempt.ts'
import type { Standing } from '#domain/payments/standing.ts'
import { isRefusedIntent, letGoOf, notRecognised, replaced, standingOf } from './standing-of-intent.ts'
import { stripeClient } from './stripe-client.ts'
import { stripeIntents } from './stripe-intents.ts'
import { hintOf } from './stripe-notices.ts'
import type { StripePorts } from './stripe-ports.ts'
import { stripeRefunds } from './stripe-refunds.ts'
import type { StripeSettings } from './stripe-settings.ts'

/** In seconds: what was signed earlier may have been overheard. */
const signatureLasts = 300

const { StripeError, StripeAuthenticationError, StripePermissionError, StripeInvalidRequestError } =
  Stripe.errors

const isUnknownToken = (error: unknown): boolean =>
  error instanceof StripeInvalidRequestError && (error.param ?? '').startsWith('confirmation_token')

/** What is asked of Stripe, and what it tells us. */
export type StripeCalls = Omit<PaymentProvider, 'name' | 'title' | 'way' | 'terms' | 'agree'>

/** Brings Stripe's own client along. */
export function stripeCalls(settings: StripeSettings, ports: StripePorts): StripeCalls {
  const { clock, trouble } = ports
  const client = stripeClient(settings)
  const intents = stripeIntents(client, ports)
  const refunds = stripeRefunds(client)

  /** What Stripe cannot say now may be asked again; what only the shop's people can mend does not stay unknown to them. */
  async function asked<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    try {
      return await ask()
    } catch (error) {
      if (error instanceof StripeAuthenticationError || error instanceof StripePermissionError)
        trouble('Stripe does not know this shop by its key.', error)
      if (!(error instanceof StripeError) || error instanceof StripeInvalidRequestError) throw error
      throw new Unavailable('Your card’s bank could not be reached just now. Please try again.', {
        cause: error,
      })
    }
  }

  async function look(attempt: PaymentAttempt): Promise<Standing> {
    const intent = await intents.find(attempt)
    if (!intent) return { is: 'unknown' }
    const standing = standingOf(intent)
    if (!isRefusedIntent(intent)) return standing
    // Its buyer could put another card to it, for which no order would wait.
    const now = await intents.cancel(intent, replaced)
    return now.status === 'canceled' ? standing : standingOf(now)
  }

  async function confirmed(intent: Stripe.PaymentIntent, token: string): Promise<Standing> {
    try {
      return standingOf(await intents.confirm(intent, token))
    } catch (error) {
      if (isUnknownToken(error)) return notRecognised
      throw error
    }
  }

  return {
    begin: (attempt, means) =>
      asked(async () => {
        if (!('token' in means)) throw new Error('Stripe begins with a token.')
        const intent = await intents.open(attempt)
        const standing = standingOf(intent)
        return {
          reference: intent.id,
          standing: standing.is === 'unknown' ? await confirmed(intent, means.token) : standing,
        }
      }),
    look: (attempt) => asked(() => look(attempt)),
    take: (attempt) =>
      asked(async () => {
        const intent = await intents.find(attempt)
        if (!intent) return { is: 'unknown' }
        return standingOf(intent.status === 'requires_capture' ? await intents.capture(intent) : intent)
      }),
    release: (attempt) =>
      asked(async () => {
        const intent = await intents.find(attempt)
        if (!intent) return letGoOf
        const isOver = intent.status === 'succeeded' || intent.status === 'canceled'
        return standingOf(isOver ? intent : await intents.cancel(intent, 'abandoned'))
      }),
    refund: (wish) =>
      asked(async () => {
        const intent = await intents.find(wish.attempt)
        return intent ? refunds.give(intent, wish) : 'failed'
      }),
    lookAtRefund: ({ attempt, key }) =>
      asked(async () => {
        const intent = await intents.find(attempt)
        return intent ? refunds.look(intent, key) : 'unknown'
      }),
    async hear({ headers, body }: RawNotice) {
      const { webhooks } = client
      const signature = headers['stripe-signature'] ?? ''
      const now = clock.now().getTime()
      let event: Stripe.Event
      try {
        event = webhooks.constructEvent(
          body,
          signature,
          settings.webhookSecret,
          signatureLasts,
          undefined,
          now,
        )
      } catch {
        return []
      }
      return [await asked(() => hintOf(event, client))]
    },
  }
}
