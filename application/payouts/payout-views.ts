import { batchName, wasTakenOut } from '#domain/payouts/payout-batch.ts'
import { sumOf } from '#domain/shared/money.ts'
import type { CountedBatch, KeptPayout, PayoutOfOrders } from './payout-reader.ts'
import type { OwnPayoutView, PayoutBatchView, PayoutView } from './payouts-contract.ts'

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

export const batchView = ({ counted, takenOut, ...batch }: CountedBatch): PayoutBatchView => ({
  id: batch.id,
  name: batchName(batch),
  month: batch.month,
  madeAt: batch.madeAt.toISOString(),
  sentAt: iso(batch.sentAt),
  total: sumOf(counted.map(({ amount }) => amount)),
  standings: counted,
  takenOut,
})

export const payoutView = (payout: KeptPayout): PayoutView => ({
  id: payout.id,
  artist: { id: payout.artistId, name: payout.artistName },
  month: payout.month,
  amount: payout.amount,
  standing: payout.standing,
  kind: payout.kind,
  ending: payout.ending,
  at: payout.at.toISOString(),
  sentAt: wasTakenOut(payout) ? null : iso(payout.sentAt),
  closedAt: iso(payout.closedAt),
  reason: payout.reason,
})

export const ownPayoutView = ({ orders, ...payout }: PayoutOfOrders): OwnPayoutView => ({
  ...payoutView(payout),
  orders: orders.toSorted((one, other) => other.amount - one.amount),
})
