import type { AccountPart } from '#domain/fair-pay/due.ts'
import { isOpen } from '#domain/returns/return.ts'
import { type Cents, sumOf } from '#domain/shared/money.ts'
import type { Memory } from '../memory.ts'

/** What tells of an artist's account, and of what is due from it. */
export type AccountStores = Pick<Memory, 'books' | 'orders' | 'payments' | 'returns' | 'claims'>

/** The ids of the orders that nobody but the sandbox paid; none where the shop takes no real money. */
export const playedOrders = (
  { orders: { orders }, payments: { attempts } }: Pick<Memory, 'orders' | 'payments'>,
  takesRealMoney: boolean,
): ReadonlySet<string> =>
  new Set(
    [...orders.values()]
      .filter(
        ({ paymentReference }) =>
          takesRealMoney && attempts.get(paymentReference ?? '')?.provider === 'sandbox',
      )
      .map(({ id }) => id),
  )

/** What each order has come to on an artist's account, and what of it has not left. */
export function accountParts(
  stores: AccountStores,
  artistId: string,
  takesRealMoney: boolean,
): readonly AccountPart[] {
  const {
    books: { entries, payouts },
    orders: { orders },
    returns: { returns },
    claims: { claims },
  } = stores
  const played = playedOrders(stores, takesRealMoney)
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
  const rests = new Map<string | null, Cents>()
  const count = (orderId: string | null, amount: Cents) =>
    rests.set(orderId, (rests.get(orderId) ?? 0) + amount)
  for (const [id, posted] of entries)
    count(
      id,
      sumOf(
        posted
          .filter(
            ({ kind, account }) =>
              kind !== 'payout' && account.kind === 'artist' && account.artistId === artistId,
          )
          .map(({ amount }) => amount),
      ),
    )
  for (const { artistId: of, standing, takes } of payouts.values())
    if (of === artistId && standing !== 'returned')
      for (const { orderId, amount } of takes) count(orderId, 0 - amount)
  return [...rests].map(([id, rest]) => ({
    order:
      id === null
        ? null
        : {
            id,
            deliveredAt: deliveries.get(id) ?? null,
            isContested: contested.has(id),
            isPlayMoney: played.has(id),
          },
    rest,
  }))
}
