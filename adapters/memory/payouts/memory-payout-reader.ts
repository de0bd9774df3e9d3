import type { CountedBatch, KeptPayout, PayoutReader } from '#application/payouts/payout-reader.ts'
import { payoutStandings } from '#domain/fair-pay/payout.ts'
import { endingOf } from '#domain/payouts/payout-account.ts'
import { type PayoutBatch, wasTakenOut } from '#domain/payouts/payout-batch.ts'
import { sumOf } from '#domain/shared/money.ts'
import { playedOrders } from '../fair-pay/account-parts.ts'
import type { Memory } from '../memory.ts'
import type { StoredPayout } from '../store/memory-books.ts'
import { paidOrders } from './paid-orders.ts'

export function memoryPayoutReader(
  stores: Pick<Memory, 'books' | 'gallery' | 'orders' | 'payments'>,
  takesRealMoney: boolean,
): PayoutReader {
  const {
    books: { payouts, batches },
    gallery: { artists },
    orders: { orders },
  } = stores
  const ofBatch = (batchId: string) =>
    [...payouts.values()]
      .filter((payout) => payout.batchId === batchId)
      .map(shown)
      .toSorted((one, other) => (one.artistName < other.artistName ? -1 : 1))

  const shown = ({ batchId, destination, ...payout }: StoredPayout) =>
    ({
      ...payout,
      destination,
      artistName: artists.get(payout.artistId)?.name ?? '',
      kind: destination.kind,
      ending: endingOf(destination),
      sentAt: batches.get(batchId)?.sentAt ?? null,
    }) satisfies KeptPayout & Pick<StoredPayout, 'destination' | 'takes'>

  function counted(batch: PayoutBatch): CountedBatch {
    const { out = [], its = [] } = Object.groupBy(ofBatch(batch.id), (payout) =>
      wasTakenOut(payout) ? 'out' : 'its',
    )
    const of = (some: readonly KeptPayout[]) => ({
      count: some.length,
      amount: sumOf(some.map(({ amount }) => amount)),
    })
    return {
      ...batch,
      counted: payoutStandings
        .map((standing) => ({ standing, ...of(its.filter((payout) => payout.standing === standing)) }))
        .filter(({ count }) => count > 0),
      takenOut: of(out),
    }
  }

  return {
    batches: async (most) =>
      [...batches.values()]
        .toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime() || other.number - one.number)
        .slice(0, most)
        .map(counted),

    async batch(id) {
      const batch = batches.get(id)
      return batch ? counted(batch) : null
    },

    payoutsOf: async (batchId) => ofBatch(batchId),
    directed: async (batchId) => ofBatch(batchId).filter(({ closedAt }) => closedAt === null),

    async holdingPlayMoney(batchId) {
      const played = playedOrders(stores, takesRealMoney)
      return ofBatch(batchId).filter(
        ({ closedAt, takes }) =>
          closedAt === null && takes.some(({ orderId }) => orderId !== null && played.has(orderId)),
      )
    },

    ofArtist: async (artistId) =>
      [...payouts.values()]
        .filter((payout) => payout.artistId === artistId)
        .map((payout) => ({ ...shown(payout), orders: paidOrders(payout, orders) }))
        .toSorted((one, other) => (one.month < other.month ? 1 : -1)),

    names: async (ids) => new Map(ids.map((id) => [id, artists.get(id)?.name ?? ''])),
  }
}
