import type { Outbox } from '#application/notifications/outbox.ts'
import { refundDueMail } from '#application/notifications/refund-mails.ts'
import type { IdSource } from '#application/shared/id-source.ts'
import type { Order } from '#domain/orders/order.ts'
import { payersOf, RefundDue } from '#domain/orders/refund-due.ts'
import { backAtRate } from '#domain/payments/foreign-sum.ts'
import type { PaymentAttempt } from '#domain/payments/payment-attempt.ts'
import type { Cents } from '#domain/shared/money.ts'
import type { IncomingMoneyRepository } from '../incoming-money-repository.ts'
import type { RefundDueRepository } from '../refund-due-repository.ts'

export interface ByHandPorts {
  readonly refundsDue: Pick<RefundDueRepository, 'add'>
  readonly money: Pick<IncomingMoneyRepository, 'ofOrder'>
  readonly outbox: Outbox
  readonly ids: IdSource
}

interface ByHand {
  /** The same key is the same money. */
  readonly key: string
  readonly amount: Cents
  /** What went back of the payment before. */
  readonly before: Cents
}

/**
 * Has the shop's own people send money back: it is listed for them, and they are asked by mail. Inside a unit of work. `attempt` is
 * how it was paid; null for orders of long ago, which were paid by transfer.
 */
export async function refundByHand(
  order: Order,
  attempt: PaymentAttempt | null,
  { key, amount, before }: ByHand,
  { refundsDue, money, outbox, ids }: ByHandPorts,
  now: Date,
): Promise<void> {
  const sum = attempt ? backAtRate(attempt, before, amount) : ({ amount, currency: 'USD' } as const)
  // A cent may be nothing of what was paid: the next one takes it along.
  if (sum.amount === 0) return
  const way = attempt?.way ?? 'transfer'
  const refund = new RefundDue(
    {
      id: ids.newId(),
      key,
      orderNumber: order.number,
      way,
      price: amount,
      sum,
      attemptId: attempt?.id ?? null,
      payers: way === 'transfer' ? payersOf(await money.ofOrder(order.number)) : [],
    },
    now,
  )
  await refundsDue.add(refund)
  await outbox.add(`refund-due:${key}:${order.id}`, refundDueMail(order, refund, attempt), now)
}
