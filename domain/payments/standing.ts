import { DomainError } from '#domain/shared/domain-error.ts'

/** How a shop can be paid; a provider stands behind each that is open. */
export const paymentWays = ['card', 'phone', 'transfer'] as const
export type PaymentWay = (typeof paymentWays)[number]

/** A sum in the smallest unit of its currency: what is agreed with a provider may be no dollars. */
export interface AgreedSum {
  readonly amount: number
  readonly currency: Currency
}
export const currencies = ['USD', 'KES', 'EUR'] as const
export type Currency = (typeof currencies)[number]

/**
 * How a payment stands: from 'unknown', where nobody could say, to 'held' and 'taken', or to its end. What has been heard never
 * takes a payment back down, in whatever order it comes.
 */
export const standings = ['unknown', 'waiting', 'held', 'taken', 'ended'] as const
export type StandingName = (typeof standings)[number]

/** What only the buyer can do, in the browser: they prove to their bank that it is them. */
export interface BuyerAction {
  readonly kind: 'authenticate'
  /** What the provider's own client knows the payment by; nobody but its buyer is told. */
  readonly clientSecret: string
}

/** What a provider says of a payment. */
export type Standing =
  | { readonly is: 'unknown' }
  | { readonly is: 'waiting'; readonly action?: BuyerAction }
  | {
      readonly is: 'held' | 'taken'
      readonly sum: AgreedSum
      /** The provider's own name for the money, where it gives one. */
      readonly receipt?: string
    }
  | {
      readonly is: 'ended'
      readonly why: 'refused' | 'cancelled' | 'expired'
      /** For the buyer. */
      readonly sentence: string
      /** Whether the same way, tried once more, may do. */
      readonly mayTryAgain?: boolean
    }

const height: Readonly<Record<StandingName, number>> = {
  unknown: 0,
  waiting: 1,
  held: 2,
  ended: 3,
  // Money that is here is here, also where we had given it up.
  taken: 4,
}

/** Whether one standing is news after another. */
export const isNews = (before: StandingName, after: StandingName): boolean => height[after] > height[before]

/** Whether nothing more can come of a payment by itself. */
export const isSettled = (standing: StandingName): boolean => standing === 'taken' || standing === 'ended'

/** Where a payment's money is there. */
export const secured = ['held', 'taken'] as const satisfies readonly StandingName[]

/** Whether a payment's money is there, held or taken: what it pays for is as good as paid. */
export const isSecured = (standing: StandingName): boolean => standing === 'held' || standing === 'taken'

/** What a buyer is told whose payment was turned down. */
export const refusal = (sentence: string): DomainError =>
  new DomainError('payment-refused', 'payment-refused', sentence)
