import type { AuditWriter } from '#application/admin/audit-writer.ts'
import type { Clock } from '#application/shared/clock.ts'
import type { IncomingMoney } from '#domain/orders/incoming-money.ts'
import type { Order } from '#domain/orders/order.ts'
import { formatAgreed } from '#domain/payments/foreign-sum.ts'

/** Writes down what an admin did about money, under its order, where it has one: that is where somebody looks for it. */
export const moneyLog =
  ({ audit, clock }: { readonly audit: AuditWriter; readonly clock: Clock }) =>
  (some: IncomingMoney, order: Order | null, action: string, adminId: string): Promise<void> =>
    audit.write({
      adminId,
      action,
      subject: order
        ? { kind: 'order', id: order.id, name: order.number }
        : { kind: 'money', id: some.id, name: formatAgreed(some.sum) },
      before: null,
      after: {
        sum: formatAgreed(some.sum),
        bookedOn: some.bookedOn,
        ...(!some.isDismissed && { standing: some.standing }),
        ...(some.back > 0 && { back: formatAgreed(some.sumBack) }),
      },
      at: clock.now(),
    })
