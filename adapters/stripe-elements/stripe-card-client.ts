import type { Stripe, StripeElements } from '@stripe/stripe-js'
// Pure: nothing is fetched from Stripe before it is asked for.
import { loadStripe } from '@stripe/stripe-js/pure/index.js'
import type { CardClient, CardFields } from '#application/payments/card-client.ts'
import { Unavailable } from '#application/shared/unavailable.ts'
import { paymentIncomplete } from '#domain/orders/payment.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { appearanceOf } from './appearance.ts'

/** What of Stripe.js a shop has to do with. */
export type StripeJs = Pick<Stripe, 'elements' | 'createConfirmationToken' | 'handleNextAction'>

// Its signals of fraud would take along the whole address, in which an order's key may stand.
loadStripe.setLoadParameters({ advancedFraudSignals: false })

const notLoaded = (cause: unknown): Unavailable =>
  new Unavailable('The card form could not be loaded', { cause })

const bankNotReached = (cause: unknown): Unavailable =>
  new Unavailable('Your bank could not be reached. Please try again.', { cause })

const incomplete = (): DomainError => new DomainError('rule-broken', 'card-incomplete', paymentIncomplete, {})

/** A refusal of Stripe's that a buyer can do something about. */
function refused({ type, message }: { readonly type: string; readonly message?: string }): Error {
  if (type === 'validation_error') return incomplete()
  if (type === 'card_error')
    return new DomainError('rule-broken', 'card-incomplete', message ?? paymentIncomplete, {})
  return new Unavailable('The card could not be checked. Please try again.', { cause: message })
}

/** In milliseconds: after that nobody waits for fields any more. */
const patience = 20_000

/** Mounts the fields. @returns once they can be filled in */
async function shown(elements: StripeElements, place: HTMLElement): Promise<void> {
  const payment = elements.create('payment', {
    layout: 'tabs',
    // Who buys stands above; a bank may ask for the rest itself.
    fields: { billingDetails: { address: 'if_required' } },
  })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const late = setTimeout(() => reject(notLoaded('late')), patience)
  payment.once('ready', () => resolve())
  payment.once('loaderror', ({ error }) => reject(notLoaded(error)))
  payment.mount(place)
  try {
    await promise
  } catch (error) {
    payment.destroy()
    throw error
  } finally {
    clearTimeout(late)
  }
}

/** The form's own fields. */
const fieldsIn = (stripe: StripeJs, elements: StripeElements): CardFields => ({
  async tokenise(total) {
    await elements.update({ amount: total })
    const { error } = await elements.submit()
    if (error) throw refused(error)
    const { confirmationToken, error: refusal } = await stripe.createConfirmationToken({ elements })
    if (refusal) throw refused(refusal)
    return confirmationToken.id
  },
  look: (look) => void elements.update({ appearance: appearanceOf(look) }),
  remove: () => elements.getElement('payment')?.destroy(),
})

/** Stripe's fields and its way to the card's bank. @param load for tests; else Stripe.js itself, from where Stripe has it */
export function stripeCardClient(
  publishableKey: string,
  load: (key: string) => Promise<StripeJs | null> = loadStripe,
): CardClient<HTMLElement> {
  const loaded = async (): Promise<StripeJs> => {
    const stripe = await load(publishableKey).catch((cause: unknown) => {
      throw notLoaded(cause)
    })
    if (!stripe) throw notLoaded('no window')
    return stripe
  }
  return {
    async show(place, total, look) {
      const stripe = await loaded()
      const elements = stripe.elements({
        mode: 'payment',
        amount: total,
        currency: 'usd',
        captureMethod: 'manual',
        allowedPaymentMethodTypes: ['card'],
        locale: 'en',
        appearance: appearanceOf(look),
      })
      await shown(elements, place)
      return fieldsIn(stripe, elements)
    },
    async authenticate(clientSecret) {
      const stripe = await loaded()
      const { error } = await stripe.handleNextAction({ clientSecret })
      // A bank that said no has been reached; what it said is known to the server.
      if (error && (error.type === 'api_connection_error' || error.type === 'api_error'))
        throw bankNotReached(error)
    },
  }
}
