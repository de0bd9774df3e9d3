import type { WithdrawalRepository } from '#application/returns/withdrawal-repository.ts'
import type { Return } from '#domain/returns/return.ts'
import type { Withdrawal } from '#domain/returns/withdrawal.ts'
import { copyOf } from '../shared/copy-of.ts'

/** Withdrawals in memory. */
export class MemoryReturns {
  /** By id. */
  readonly withdrawals = new Map<string, Withdrawal>()
  /** By id. */
  readonly returns = new Map<string, Return>()
}

export const memoryWithdrawalRepository = ({
  withdrawals,
  returns,
}: MemoryReturns): WithdrawalRepository => ({
  async add(withdrawal, coming) {
    withdrawals.set(withdrawal.id, withdrawal)
    for (const each of coming) returns.set(each.id, copyOf(each))
  },
  withdrawals: async (orderId) => [...withdrawals.values()].filter((each) => each.orderId === orderId),
  returns: async (orderId) =>
    [...returns.values()]
      .filter((each) => each.orderId === orderId)
      .toSorted(
        (one, other) =>
          one.askedAt.getTime() - other.askedAt.getTime() || (one.artistName < other.artistName ? -1 : 1),
      )
      .map(copyOf),
  async save(changed) {
    returns.set(changed.id, copyOf(changed))
  },
})
