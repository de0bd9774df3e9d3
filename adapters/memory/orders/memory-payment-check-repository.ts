import type { PaymentCheckRepository } from '#application/orders/payment-check-repository.ts'
import { keysetSlice } from '../keyset-slice.ts'
import type { MemoryGallery } from '../store/memory-gallery.ts'
import type { MemoryOrders } from '../store/memory-orders.ts'
import type { MemoryPayments } from '../store/memory-payments.ts'
import { firstEndOfHolds } from './orders-holding.ts'

export function memoryPaymentCheckRepository(
  stores: MemoryOrders,
  payments: MemoryPayments,
  gallery: MemoryGallery,
): PaymentCheckRepository {
  const { orders, checks } = stores

  return {
    toCheck: async (since, most) =>
      [...orders.values()]
        .filter(
          ({ placedAt, refunds, status }) =>
            status === 'awaiting-payment' || [{ at: placedAt }, ...refunds].some(({ at }) => at >= since),
        )
        .toSorted(
          (one, other) =>
            Number(other.status === 'awaiting-payment') - Number(one.status === 'awaiting-payment') ||
            other.placedAt.getTime() - one.placedAt.getTime(),
        )
        .slice(0, most)
        .map(({ number }) => number),
    heldAmiss: async (most) =>
      [...gallery.artworks.values()]
        .map(({ id, title, heldUntil }) => ({
          title,
          heldUntil,
          unpaidUntil: firstEndOfHolds(stores, payments, id),
        }))
        .filter((work) => work.heldUntil?.getTime() !== work.unpaidUntil?.getTime())
        .slice(0, most),
    keep: async (check) => void checks.set(check.id, check),
    async kept(limit, after) {
      const { items, ...rest } = keysetSlice(
        [...checks.values()],
        ({ id, at }) => ({ key: at.getTime(), id }),
        'desc',
        limit,
        after,
      )
      return { ...rest, items: items.map((check) => ({ ...check, at: check.at.toISOString() })) }
    },
  }
}
