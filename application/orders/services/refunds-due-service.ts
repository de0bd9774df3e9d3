import type { AuditWriter } from '#application/admin/audit-writer.ts'
import type { Outbox } from '#application/notifications/outbox.ts'
import { refundSentMail } from '#application/notifications/refund-mails.ts'
import type { AttemptRepository } from '#application/payments/attempt-repository.ts'
import { type Caller, signedInAs } from '#application/shared/caller.ts'
import type { Clock } from '#application/shared/clock.ts'
import { keysetPage } from '#application/shared/keyset.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import { formatAgreed } from '#domain/payments/foreign-sum.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import type { OrderRepository } from '../order-repository.ts'
import type { RefundDueRepository } from '../refund-due-repository.ts'
import type { RefundsDue } from '../refunds-due-contract.ts'

export interface RefundsDuePorts {
  readonly refundsDue: RefundDueRepository
  readonly orders: Pick<OrderRepository, 'byNumber'>
  readonly attempts: Pick<AttemptRepository, 'byId'>
  readonly outbox: Outbox
  readonly audit: AuditWriter
  readonly work: UnitOfWork
  readonly clock: Clock
}

const noRefund = (): DomainError =>
  new DomainError('not-found', 'refund-not-found', 'There is no such refund.')

/** Money that a person has to send back, for admins: see the contract. @param publicUrl scheme and host of the links in mails */
export const refundsDueService =
  (
    { refundsDue, orders, attempts, outbox, audit, work, clock }: RefundsDuePorts,
    { publicUrl }: { readonly publicUrl: string },
  ) =>
  (caller: Caller): RefundsDue => ({
    async refunds(request) {
      signedInAs('admin', caller)
      return keysetPage(
        request,
        'refunds-due',
        (limit, after) => refundsDue.open(limit, after),
        (refund) => refund,
      )
    },

    sent: (id) =>
      work.run(async () => {
        const { userId: adminId } = signedInAs('admin', caller)
        const refund = await refundsDue.byId(id)
        const order = refund && (await orders.byNumber(refund.orderNumber))
        if (!order) throw noRefund()
        const at = clock.now()
        refund.send(at)
        await refundsDue.save(refund)
        const attempt = refund.attemptId === null ? null : await attempts.byId(refund.attemptId)
        await audit.write({
          adminId,
          action: 'refund-sent',
          subject: { kind: 'order', id: order.id, name: order.number },
          before: null,
          after: { sum: formatAgreed(refund.sum) },
          at,
        })
        await outbox.add(
          `refund-sent:${id}`,
          refundSentMail(order, refund, attempt, { publicUrl, link: null }),
          at,
        )
      }),
  })
