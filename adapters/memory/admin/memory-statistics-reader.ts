import type { Measure, StatisticsReader } from '#application/admin/statistics-reader.ts'
import { dayOf } from '#domain/catalogue/trending.ts'
import { type LedgerEntry, ledgerSum, payoutPlaces } from '#domain/fair-pay/ledger.ts'
import { sumOf } from '#domain/shared/money.ts'
import type { Memory } from '../memory.ts'

interface Counted {
  readonly at: Date
  readonly count: number
}

/** Numbers about the shop out of memory. The books there know no times: a sale belongs to the day of its order. */
export function memoryStatisticsReader({
  gallery,
  accounts,
  books,
  orders: { orders: placed },
}: Pick<Memory, 'gallery' | 'accounts' | 'books' | 'orders'>): StatisticsReader {
  const orders = () => [...placed.values()]
  const paidFor = (orderId: string): number =>
    0 - ledgerSum((books.entries.get(orderId) ?? []).filter(({ account }) => account.kind === 'buyer'))

  const all: Readonly<Record<Measure, () => readonly Counted[]>> = {
    users: () =>
      [...accounts.users.values()]
        .filter(({ deletedAt }) => deletedAt === null)
        .map(({ createdAt }) => ({ at: createdAt, count: 1 })),
    artworks: () => gallery.publicWorks().map(({ createdAt }) => ({ at: createdAt, count: 1 })),
    orders: () =>
      orders()
        .filter(({ status }) => status !== 'cancelled')
        .map(({ placedAt }) => ({ at: placedAt, count: 1 })),
    revenue: () => orders().map(({ id, placedAt }) => ({ at: placedAt, count: paidFor(id) })),
  }

  return {
    total: async (what) => all[what]().reduce((sum, { count }) => sum + count, 0),
    daily: async (what, since) =>
      all[what]()
        .filter(({ at }) => at >= since)
        .map(({ at, count }) => ({ day: at.toISOString().slice(0, 10), count })),
    trending: async (since) =>
      gallery
        .publicWorks()
        .filter(({ id }) =>
          (gallery.signals.get(id) ?? []).some(
            ({ day, views, favourites, sales }) =>
              day >= dayOf(since) && (views > 0 || favourites > 0 || sales > 0),
          ),
        ).length,
    async money() {
      const of = (kind: LedgerEntry['account']['kind']) =>
        ledgerSum([...books.entries.values()].flat().filter(({ account }) => account.kind === kind))
      return {
        revenue: 0 - of('buyer'),
        fees: of('platform'),
        owedToArtists: of('artist'),
        inPayouts: sumOf(payoutPlaces.map(of)),
      }
    },
    payouts: async (most) =>
      [...books.payouts.values()]
        .toSorted((one, other) => other.at.getTime() - one.at.getTime())
        .slice(0, most)
        .map(({ artistId, month, amount, at }) => ({
          artist: { id: artistId, name: gallery.artists.get(artistId)?.name ?? '' },
          month,
          amount,
          at,
        })),
    async perCategory() {
      const counts: Partial<Record<string, number>> = {}
      for (const { category } of gallery.publicWorks()) counts[category] = (counts[category] ?? 0) + 1
      return counts
    },
  }
}
