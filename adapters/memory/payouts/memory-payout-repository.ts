import type { PayoutRepository } from '#application/payouts/payout-repository.ts'
import { apart, dueOn } from '#domain/fair-pay/due.ts'
import {
  monthOfPayday,
  type Payout,
  type PayoutStanding,
  payoutEntries,
  standingsBefore,
} from '#domain/fair-pay/payout.ts'
import { sumOf } from '#domain/shared/money.ts'
import { type AccountStores, accountParts } from '../fair-pay/account-parts.ts'
import type { StoredPayout } from '../store/memory-books.ts'
import { payoutOfLine } from './payout-of-line.ts'

export function memoryPayoutRepository(stores: AccountStores, takesRealMoney: boolean): PayoutRepository {
  const { entries, payouts, batches } = stores.books
  const keyOf = (artistId: string, month: string) => `${artistId} ${month}`

  function keep(payout: StoredPayout, before: PayoutStanding | null, at: Date): Payout {
    payouts.set(keyOf(payout.artistId, payout.month), payout)
    const posting = payoutEntries(payout, before).map((entry) => ({ ...entry, at }))
    entries.set(payout.id, [...(entries.get(payout.id) ?? []), ...posting])
    return payout
  }

  return {
    async due(payday) {
      const all = [...entries.values()].flat().map(({ account }) => account)
      const artists = new Set(all.flatMap((account) => (account.kind === 'artist' ? [account.artistId] : [])))
      return [...artists]
        .flatMap((artistId) => {
          const { real, played } = apart(accountParts(stores, artistId, takesRealMoney))
          const had = payouts.get(keyOf(artistId, monthOfPayday(payday)))
          const payoutOfMonth = had ? payoutOfLine(had, stores.books) : null
          return [
            { artistId, ...dueOn(payday, real), isPlayMoney: false, payoutOfMonth },
            { artistId, ...dueOn(payday, played), isPlayMoney: true, payoutOfMonth: null },
          ]
        })
        .filter(({ amount }) => amount > 0)
        .toSorted((one, other) => other.amount - one.amount)
    },

    hasBatch: async (month) => [...batches.values()].some((batch) => batch.month === month),
    takeTurn: async () => undefined,

    async begin({ id, month, madeAt }) {
      const number = 1 + [...batches.values()].filter((batch) => batch.month === month).length
      const batch = { id, month, madeAt, number, sentAt: null }
      batches.set(id, batch)
      return batch
    },

    async add(payout, takes, batchId, destination) {
      if (payouts.has(keyOf(payout.artistId, payout.month))) return false
      if (sumOf(takes.map(({ amount }) => amount)) !== payout.amount)
        throw new Error(`What payout ${payout.id} takes does not come to it`)
      keep({ ...payout, takes, batchId, destination, closedAt: null, reason: '' }, null, payout.at)
      return true
    },

    batch: async (id) => batches.get(id) ?? null,

    async advance(batchId, to, only, at, reason = '') {
      const batch = batches.get(batchId)
      if (batch && to === 'sent' && batch.sentAt === null) batches.set(batchId, { ...batch, sentAt: at })
      return [...payouts.values()]
        .filter(
          (each) => each.batchId === batchId && standingsBefore(to, only !== null).includes(each.standing),
        )
        .filter(({ id }) => only === null || only.includes(id))
        .map((each) => {
          const closedAt = to === 'sent' ? each.closedAt : at
          const before = each.standing
          return { ...keep({ ...each, standing: to, reason, closedAt }, before, at), before }
        })
    },
  }
}
