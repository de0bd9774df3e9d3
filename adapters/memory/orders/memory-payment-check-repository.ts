import type { PaymentCheckRepository } from '#application/orders/payment-check-repository.ts'
import { keysetSlice } from '../keyset-slice.ts'
import type { MemoryGallery } from '../store/memory-gallery.ts'
import type { MemoryOrders } from '../store/memory-orders.ts'

export function memoryPaymentCheckRepository(
  { orders, checks }: MemoryOrders,
  gallery: MemoryGallery,
): PaymentCheckRepository {
  const unpaid = () =>
    [...orders.values()].filter(({ status, holdsWorks }) => status === 'awaiting-payment' && holdsWorks)
  /** The first end of the unpaid orders with pieces of a work. */
  const unpaidUntil = (artworkId: string): Date | null =>
    unpaid()
      .filter(({ lines }) => lines.some((line) => line.artworkId === artworkId))
      .map(({ expiresAt }) => expiresAt)
      .toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null

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
        .map(({ id, title, heldUntil }) => ({ title, heldUntil, unpaidUntil: unpaidUntil(id) }))
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
