import type { PayoutAccountRepository } from '#application/payouts/payout-account-repository.ts'
import type { MemoryAccounts } from '../store/memory-accounts.ts'

export const memoryPayoutAccountRepository = ({
  payoutAccounts,
  artistIds,
}: Pick<MemoryAccounts, 'payoutAccounts' | 'artistIds'>): PayoutAccountRepository => {
  const of = (userId: string) => payoutAccounts.get(userId) ?? { confirmed: null, toConfirm: null }
  return {
    of: async (userId) => of(userId),

    async name(account, destination, digest) {
      payoutAccounts.set(account.userId, {
        confirmed: of(account.userId).confirmed,
        toConfirm: { ...account, destination, digest },
      })
    },

    async named(userId, digest, now) {
      const { toConfirm } = of(userId)
      return toConfirm && 'digest' in toConfirm && toConfirm.digest === digest && toConfirm.confirmBy > now
        ? toConfirm
        : null
    },

    async confirm({ userId }, usedFrom) {
      const { toConfirm } = of(userId)
      if (toConfirm) payoutAccounts.set(userId, { confirmed: { ...toConfirm, usedFrom }, toConfirm: null })
    },

    ofArtists: async (ids) =>
      [...artistIds].flatMap(([userId, artistId]) => {
        const { confirmed, toConfirm } = of(userId)
        const account = confirmed ?? toConfirm
        return ids.includes(artistId) && account ? [{ ...account, artistId }] : []
      }),
  }
}
