import type { Page, PageRequest } from '#application/shared/page.ts'
import type { RawNotice } from './payment-provider.ts'

/** Something that a provider has told and that a person has to see to. */
export interface PaymentNoticeView {
  readonly id: string
  readonly provider: string
  /** The provider's name for what it has told. */
  readonly eventId: string
  /** The provider's name for the payment. */
  readonly reference: string | null
  /** The order that the payment is for; null where none is known. */
  readonly orderNumber: string | null
  /** What there is to see to; null where it is only that nobody here knows the payment. */
  readonly forPerson: string | null
  /** ISO 8601, UTC: when it was heard. */
  readonly at: string
}

/**
 * For admins. Each throws DomainError not-signed-in, or not-found, also for whoever is no admin. What changes is written into the
 * log.
 */
export interface PaymentNotices {
  /** What nobody has seen to so far, the newest first. */
  notices(request: PageRequest): Promise<Page<PaymentNoticeView>>
  /** Says that somebody has seen to it; said again it changes nothing. */
  seenTo(id: string): Promise<void>
  /** Takes that back. */
  notSeenTo(id: string): Promise<void>
}

/** Where providers tell what has happened at their end. */
export interface PaymentInbox {
  /**
   * Keeps what a provider tells, once, and has the payment looked at that it names.
   * @returns 'closed' where the shop is not paid through that provider, 'forged' for what is not proved to be the provider's
   */
  hear(provider: string, notice: RawNotice): Promise<'heard' | 'forged' | 'closed'>
}
