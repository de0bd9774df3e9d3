import type { Agreement } from '#domain/payments/foreign-sum.ts'
import type { PaymentAttempt } from '#domain/payments/payment-attempt.ts'
import type { AgreedSum, PaymentWay, Standing } from '#domain/payments/standing.ts'
import type { Transfer } from '#domain/payments/transfer.ts'
import type { Cents } from '#domain/shared/money.ts'
import type { PhoneTerms, WaysToPay } from './contract.ts'

/** What a payment begins with: what the provider's own client has made of a card, or the phone that is asked. */
export type Means = { readonly token: string } | { readonly phoneNumber: string }

/** A payment that has begun, by the provider's own name for it. */
export interface BegunPayment {
  readonly reference: string
  readonly standing: Standing
}

export interface RefundWish {
  readonly attempt: PaymentAttempt
  /** The same key is one refund, however often it is asked for. */
  readonly key: string
  /** Of the price; what that is in the agreed currency is the provider's to say. */
  readonly amount: Cents
}

/** 'by-hand': the provider cannot, and a person gives it back. */
export type RefundStanding = 'sent' | 'done' | 'failed' | 'unknown' | 'by-hand'

/** What an outsider has sent, as it came: nothing of it is believed before `hear` has proved it. */
export interface RawNotice {
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: string
  /** What the address it was sent to ended with; absent where the address is no secret. */
  readonly secret?: string
}

/** What a proven notice says to look at; nothing else of it counts. */
export interface NoticeHint {
  /** The provider's name for the notice: the same is heard once. */
  readonly eventId: string
  /** The provider's name for the payment; null where it tells of nothing of ours. */
  readonly reference: string | null
  /** Our own name for it, where the provider was told that. */
  readonly attemptId?: string
  /** What of the notice is kept where not all of it may be: what opens a payment is nobody's to keep. */
  readonly kept?: string
  /** What only a person can see to. */
  readonly forPerson?: string
  /** Money that did not go back after all, by the key that it was asked for under. */
  readonly failedRefund?: { readonly key: string; readonly amount: Cents }
}

/**
 * Whoever moves the money, in one way. Refusals are standings; what is thrown means that nobody knows, and that it is to be asked
 * again. Never called inside a unit of work: nothing that is written waits for somebody else's answer.
 */
export interface PaymentProvider {
  readonly name: string
  /** What people call it. */
  readonly title: string
  readonly way: PaymentWay
  /** What a phone is asked for; absent where that is dollars. */
  readonly terms?: PhoneTerms
  /**
   * What a price comes to with this provider, at this moment.
   * @param payer the phone that is to pay it
   * @throws DomainError rule-broken 'sum-not-payable', where it is more than the provider takes at once; 'phone-not-reached'
   * (field `phoneNumber`)
   */
  agree(price: Cents, payer?: string): Agreement
  /** The same attempt, begun again, is the same payment. */
  begin(attempt: PaymentAttempt, means: Means): Promise<BegunPayment>
  /** The only authority about how a payment stands. */
  look(attempt: PaymentAttempt): Promise<Standing>
  /** Takes what is held; once, however often it is asked. */
  take(attempt: PaymentAttempt): Promise<Standing>
  /** Lets go of what is not taken, and says how it stands then: what was taken before stays taken. */
  release(attempt: PaymentAttempt): Promise<Standing>
  refund(wish: RefundWish): Promise<RefundStanding>
  lookAtRefund(wish: RefundWish): Promise<RefundStanding>
  /** @returns nothing for what is not proved to be the provider's */
  hear(notice: RawNotice): Promise<readonly NoticeHint[]>
}

/** The ways to pay that this shop has open. */
export interface OpenWays {
  /** What is shown of them. */
  readonly shown: WaysToPay
  /** Who is asked for the money. @throws DomainError rule-broken 'way-closed' */
  by(way: PaymentWay): PaymentProvider
  /** The one that an attempt was begun with. @throws ProviderGone */
  of(attempt: PaymentAttempt): PaymentProvider
  /** What people call whom an attempt was begun with, also where that is configured no more. */
  titleOf(attempt: PaymentAttempt): string
  /** What is to be sent where to pay by transfer; null where that is closed by now. */
  transferOf(sum: AgreedSum, orderNumber: string): Transfer | null
}
