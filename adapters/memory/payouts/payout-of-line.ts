import type { PayoutOfLine } from '#domain/fair-pay/payout-step.ts'
import { wasTakenOut } from '#domain/payouts/payout-batch.ts'
import type { MemoryBooks, StoredPayout } from '../store/memory-books.ts'

/** The payout that a line of the books is of. */
export const payoutOfLine = (
  payout: StoredPayout,
  { batches }: Pick<MemoryBooks, 'batches'>,
): PayoutOfLine => ({
  month: payout.month,
  standing: payout.standing,
  isTakenOut: wasTakenOut({ ...payout, sentAt: batches.get(payout.batchId)?.sentAt ?? null }),
})
