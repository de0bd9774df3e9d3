import { type AccountLine, isHeld } from '#domain/fair-pay/payout.ts'
import type { Memory } from '../memory.ts'

/** What tells of an artist's account, and of what is due from it. */
export type AccountStores = Pick<Memory, 'books' | 'orders' | 'returns' | 'claims'>

/** All lines on an artist's account, payouts too. */
export function accountLines(
  {
    books: { entries, payouts },
    orders: { orders },
    returns: { returns },
    claims: { claims },
  }: AccountStores,
  artistId: string,
): readonly AccountLine[] {
  const deliveries = new Map(
    [...orders.values()].map(({ id, timeline }) => [
      id,
      timeline.find(({ status }) => status === 'delivered')?.at ?? null,
    ]),
  )
  const contests = [
    ...[...returns.values()].map(({ askedAt, endedAt, ...each }) => ({
      ...each,
      from: askedAt,
      until: endedAt,
    })),
    ...[...claims.values()].map(({ openedAt, closedAt, ...each }) => ({
      ...each,
      from: openedAt,
      until: closedAt,
    })),
  ].filter((each) => each.artistId === artistId)
  const left = [...payouts.values()].filter((payout) => payout.artistId === artistId)
  const accountOf = (id: string): AccountLine['order'] => {
    const deliveredAt = deliveries.get(id) ?? null
    const ofOrder = contests.filter(({ orderId }) => orderId === id)
    return { deliveredAt, isHeld: deliveredAt !== null && isHeld(deliveredAt, ofOrder, left) }
  }
  return [...entries].flatMap(([id, posted]) =>
    posted
      .filter(({ account }) => account.kind === 'artist' && account.artistId === artistId)
      .map(({ kind, amount }) => ({
        order: kind === 'payout' ? null : accountOf(id),
        amount,
      })),
  )
}
