import type { PayoutRepository } from '#application/fair-pay/payout-repository.ts'
import { dueOn, monthOfPayday, payoutEntries } from '#domain/fair-pay/payout.ts'
import type { MemoryBooks } from '../store/memory-books.ts'
import { accountLines } from './account-lines.ts'

export function memoryPayoutRepository(books: MemoryBooks): PayoutRepository {
  const { entries, payouts } = books
  const keyOf = (artistId: string, month: string) => `${artistId} ${month}`
  const dueTo = (artistId: string, payday: Date) => dueOn(payday, accountLines(books, artistId))

  return {
    async waiting(payday, most) {
      const all = [...entries.values()].flat().map(({ account }) => account)
      const artists = new Set(all.flatMap((account) => (account.kind === 'artist' ? [account.artistId] : [])))
      return [...artists]
        .filter((id) => !payouts.has(keyOf(id, monthOfPayday(payday))) && dueTo(id, payday) > 0)
        .slice(0, most)
    },

    due: async (artistId, payday) => dueTo(artistId, payday),

    async add(payout) {
      const key = keyOf(payout.artistId, payout.month)
      if (payouts.has(key)) return false
      payouts.set(key, payout)
      entries.set(
        payout.id,
        payoutEntries(payout).map((entry) => ({ ...entry, at: payout.at })),
      )
      return true
    },
  }
}
