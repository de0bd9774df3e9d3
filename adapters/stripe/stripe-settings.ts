/** What Stripe gives a shop that it takes cards for. */
export interface StripeSettings {
  readonly secretKey: string
  /** Signs what Stripe tells by itself. */
  readonly webhookSecret: string
  /** Null for Stripe's own. */
  readonly apiUrl: string | null
}
