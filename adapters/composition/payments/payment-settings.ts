import type { Payer } from '#adapters/payout-files/credit-transfers.ts'

export interface StripeSettings {
  readonly secretKey: string
  readonly publishableKey: string
  readonly webhookSecret: string
  /** Null for Stripe's own. */
  readonly apiUrl: string | null
}

export interface MpesaSettings {
  readonly consumerKey: string
  readonly consumerSecret: string
  readonly shortcode: string
  readonly passkey: string
  /** Stands in the address that M-Pesa tells its news at. */
  readonly noticeSecret: string
  /** Null for Safaricom's own. */
  readonly apiUrl: string | null
  readonly shillingsPerDollar: number
  /** The most that one payment may be. */
  readonly mostShillings: number
}

/** The account that transfers come to. */
export interface BankSettings extends Payer {
  readonly bic: string
  /** What the bank is called. */
  readonly bank: string
  /** Euros for a dollar; absent where transfers are asked for in dollars. */
  readonly eurosPerDollar?: number
}

/** The providers that are chosen, with what each has to know. */
export interface PaymentSettings {
  readonly stripe?: StripeSettings
  readonly mpesa?: MpesaSettings
  readonly bank?: BankSettings
}
