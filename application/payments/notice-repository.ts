import type { Place, Slice } from '#application/shared/keyset.ts'
import type { NoticeOutcome } from '#domain/payments/notice.ts'
import type { PaymentNoticeView } from './notices-contract.ts'

/** Something that a provider has told, proved to be its own. */
export interface PaymentNotice {
  readonly id: string
  readonly provider: string
  /** The provider's name for it. */
  readonly eventId: string
  /** The provider's name for the payment that it tells of; null where it names none of ours. */
  readonly reference: string | null
  readonly attemptId: string | null
  readonly outcome: NoticeOutcome
  /** What a person has to see to. */
  readonly forPerson: string | null
  /** As it came. */
  readonly body: string
  readonly heardAt: Date
  /** When a person said that they have seen to it. */
  readonly seenToAt: Date | null
}

export interface NoticeRepository {
  /** Keeps one. @returns whether nothing was kept under its provider's name for it before */
  keep(notice: PaymentNotice): Promise<boolean>
  /** What a person has to see to and nobody has, the newest first; never the bodies. */
  open(limit: number, after: Place | null): Promise<Slice<PaymentNoticeView>>
  /** Says when a person has seen to it; null where that is taken back. @returns it as it is now; null where there was nothing to change */
  seenTo(id: string, at: Date | null): Promise<PaymentNoticeView | null>
}
