import Stripe from 'stripe'
import type { StripeSettings } from './stripe-settings.ts'

/** In milliseconds: somebody waits for the answer. */
const longestAnswer = 20_000

const at = (apiUrl: string): Stripe.StripeConfig => {
  const { hostname, port, protocol } = new URL(apiUrl)
  return { host: hostname, port, protocol: protocol === 'http:' ? 'http' : 'https' }
}

/** Stripe's own client. Who asks again is ours to say, with what is known by then. */
export const stripeClient = ({ secretKey, apiUrl }: StripeSettings): Stripe =>
  new Stripe(secretKey, {
    maxNetworkRetries: 0,
    telemetry: false,
    timeout: longestAnswer,
    ...(apiUrl !== null && at(apiUrl)),
  })
