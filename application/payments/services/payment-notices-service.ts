import type { AuditWriter } from '#application/admin/audit-writer.ts'
import { type Caller, signedInAs } from '#application/shared/caller.ts'
import type { Clock } from '#application/shared/clock.ts'
import { keysetPage } from '#application/shared/keyset.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import type { NoticeRepository } from '../notice-repository.ts'
import type { PaymentNotices } from '../notices-contract.ts'

export interface PaymentNoticesPorts {
  readonly notices: NoticeRepository
  readonly audit: AuditWriter
  readonly work: UnitOfWork
  readonly clock: Clock
}

/** What providers have told and a person has to see to, for admins: see the contract. */
export const paymentNoticesService =
  ({ notices, audit, work, clock }: PaymentNoticesPorts) =>
  (caller: Caller): PaymentNotices => {
    const mark = (id: string, isSeenTo: boolean): Promise<void> =>
      work.run(async () => {
        const { userId: adminId } = signedInAs('admin', caller)
        const at = clock.now()
        const notice = await notices.seenTo(id, isSeenTo ? at : null)
        if (!notice) return
        const { orderNumber, provider, eventId, forPerson } = notice
        await audit.write({
          adminId,
          action: isSeenTo ? 'notice-seen-to' : 'notice-not-seen-to',
          subject: { kind: 'money', id, name: `${provider} ${eventId}` },
          before: null,
          after: { orderNumber, notice: forPerson },
          at,
        })
      })

    return {
      async notices(request) {
        signedInAs('admin', caller)
        return keysetPage(
          request,
          'payment-notices',
          (limit, after) => notices.open(limit, after),
          (notice) => notice,
        )
      },
      seenTo: (id) => mark(id, true),
      notSeenTo: (id) => mark(id, false),
    }
  }
