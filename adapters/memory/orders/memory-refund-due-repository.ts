import type { RefundDueRepository } from '#application/orders/refund-due-repository.ts'
import { paidFrom } from '#domain/payments/payment-attempt.ts'
import { keysetSlice } from '../keyset-slice.ts'
import { copyOf } from '../shared/copy-of.ts'
import type { MemoryOrders } from '../store/memory-orders.ts'
import type { MemoryPayments } from '../store/memory-payments.ts'

export const memoryRefundDueRepository = (
  { orders, refundsDue }: Pick<MemoryOrders, 'orders' | 'refundsDue'>,
  { attempts }: Pick<MemoryPayments, 'attempts'>,
): RefundDueRepository => ({
  async add(refund) {
    if (![...refundsDue.values()].some(({ key }) => key === refund.key))
      refundsDue.set(refund.id, copyOf(refund))
  },
  async byId(id) {
    const found = refundsDue.get(id)
    return found ? copyOf(found) : null
  },
  async save(refund) {
    refundsDue.set(refund.id, copyOf(refund))
  },
  has: async (key) => [...refundsDue.values()].some((refund) => refund.key === key),
  isSent: async (key) =>
    [...refundsDue.values()].some((refund) => refund.key === key && refund.sentAt !== null),
  async open(limit, after) {
    const { items, ...rest } = keysetSlice(
      [...refundsDue.values()].filter(({ sentAt }) => sentAt === null),
      ({ id, dueAt }) => ({ key: dueAt.getTime(), id }),
      'asc',
      limit,
      after,
    )
    return {
      ...rest,
      items: items.map(({ id, orderNumber, way, price, amount, currency, attemptId, payers, dueAt }) => {
        const attempt = attempts.get(attemptId ?? '')
        const order = orders.get(orderNumber)
        return {
          id,
          orderNumber,
          buyer: { name: order?.shipping.name ?? '', email: order?.email ?? '' },
          way,
          price,
          amount,
          currency,
          ...paidFrom({ way, payer: attempt?.payer ?? null }),
          receipt: attempt?.receipt ?? null,
          payers,
          dueAt: dueAt.toISOString(),
        }
      }),
    }
  },
})
