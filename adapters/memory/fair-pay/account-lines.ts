import type { AccountLine } from '#domain/fair-pay/payout.ts'
import type { MemoryBooks } from '../store/memory-books.ts'
import type { MemoryOrders } from '../store/memory-orders.ts'

/** All lines on an artist's account, payouts too. */
export function accountLines(
  { entries }: Pick<MemoryBooks, 'entries'>,
  { orders }: Pick<MemoryOrders, 'orders'>,
  artistId: string,
): readonly AccountLine[] {
  const deliveries = new Map(
    [...orders.values()].map(({ id, timeline }) => [
      id,
      timeline.find(({ status }) => status === 'delivered')?.at ?? null,
    ]),
  )
  return [...entries].flatMap(([id, posted]) =>
    posted
      .filter(({ account }) => account.kind === 'artist' && account.artistId === artistId)
      .map(({ kind, amount }) => ({
        order: kind === 'payout' ? null : { deliveredAt: deliveries.get(id) ?? null },
        amount,
      })),
  )
}
