import type { AccountLine } from '#domain/fair-pay/payout.ts'
import { isOpen } from '#domain/returns/return.ts'
import type { Memory } from '../memory.ts'

/** What tells of an artist's account, and of what is due from it. */
export type AccountStores = Pick<Memory, 'books' | 'orders' | 'returns' | 'claims'>

/** All lines on an artist's account, payouts too. */
export function accountLines(
  { books: { entries }, orders: { orders }, returns: { returns }, claims: { claims } }: AccountStores,
  artistId: string,
): readonly AccountLine[] {
  const deliveries = new Map(
    [...orders.values()].map(({ id, timeline }) => [
      id,
      timeline.find(({ status }) => status === 'delivered')?.at ?? null,
    ]),
  )
  const contested = new Set(
    [
      ...[...returns.values()].filter(isOpen),
      ...[...claims.values()].filter(({ closedAt }) => closedAt === null),
    ]
      .filter((each) => each.artistId === artistId)
      .map(({ orderId }) => orderId),
  )
  return [...entries].flatMap(([id, posted]) =>
    posted
      .filter(({ account }) => account.kind === 'artist' && account.artistId === artistId)
      .map(({ kind, amount }) => ({
        order:
          kind === 'payout'
            ? null
            : { deliveredAt: deliveries.get(id) ?? null, isContested: contested.has(id) },
        amount,
      })),
  )
}
