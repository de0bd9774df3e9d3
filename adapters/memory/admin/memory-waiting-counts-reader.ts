import { mostRead, type WaitingCountsReader } from '#application/admin/waiting-counts-reader.ts'
import type { Memory } from '../memory.ts'
import { memoryIncomingMoney } from '../orders/memory-incoming-money.ts'
import { memoryPaymentCheckRepository } from '../orders/memory-payment-check-repository.ts'
import { memoryRefundDueRepository } from '../orders/memory-refund-due-repository.ts'
import { memoryNoticeRepository } from '../payments/memory-notice-repository.ts'
import { memoryPendingArtistReader } from './memory-pending-artist-reader.ts'

const counted = ({ total }: { readonly total: number | null }): number => Math.min(total ?? 0, mostRead)

/** What waits for admins, out of memory: as many as the lists show. */
export const memoryWaitingCountsReader = ({
  gallery,
  accounts,
  claims,
  orders,
  payments,
}: Memory): WaitingCountsReader => ({
  async counts() {
    const checks = await memoryPaymentCheckRepository(orders, payments, gallery).kept(1, null)
    return {
      pending: counted(await memoryPendingArtistReader(gallery, accounts).slice(1, null)),
      claims: counted({
        total: [...claims.claims.values()].filter(({ closedAt }) => closedAt === null).length,
      }),
      refunds: counted(await memoryRefundDueRepository(orders, payments).open(1, null)),
      notices: counted(await memoryNoticeRepository(payments).open(1, null)),
      money: counted(await memoryIncomingMoney(orders).open(1, null)),
      differences: checks.items[0]?.differences.length ?? 0,
    }
  },
})
