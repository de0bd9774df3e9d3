import type { IdSource } from '#application/shared/id-source.ts'
import type { LedgerEntry } from '#domain/fair-pay/ledger.ts'
import {
  type Contest,
  dueOn,
  isHeld,
  monthOfPayday,
  type Payout,
  type PayoutStanding,
  paydayOf,
  payoutEntries,
} from '#domain/fair-pay/payout.ts'
import { sumOf } from '#domain/shared/money.ts'
import { pastDays } from './invented-persons.ts'
import type { LivedOrder } from './life-of-order.ts'

/** Milliseconds. */
const day = 86_400_000

/** What leaves on one payday, with when it was sent and had arrived; this month's waits to be sent. */
export interface PastBatch {
  readonly id: string
  readonly month: string
  readonly madeAt: Date
  readonly sentAt: Date | null
  readonly settledAt: Date | null
  readonly payouts: readonly Payout[]
}

interface ArtistLine {
  readonly at: Date
  readonly amount: number
  readonly deliveredAt: Date | null
  readonly contests: readonly Contest[]
}

/** The lines of each artist's account. */
function linesOf(orders: readonly LivedOrder[]): ReadonlyMap<string, ArtistLine[]> {
  const lines = new Map<string, ArtistLine[]>()
  for (const { order, postings, claims, withdrawals } of orders) {
    const deliveredAt = order.timeline.find(({ status }) => status === 'delivered')?.at ?? null
    const contested = [
      ...claims.map(({ claim: { artistId, openedAt: from, closedAt: until } }) => ({
        artistId,
        from,
        until,
      })),
      ...withdrawals.map(({ coming: { artistId, askedAt: from, endedAt: until } }) => ({
        artistId,
        from,
        until,
      })),
    ]
    for (const { at, entries } of postings)
      for (const { account, amount } of entries)
        if (account.kind === 'artist')
          lines.set(account.artistId, [
            ...(lines.get(account.artistId) ?? []),
            {
              at,
              amount,
              deliveredAt,
              contests: contested.filter(({ artistId }) => artistId === account.artistId),
            },
          ])
  }
  return lines
}

/** The contests of which was known then, as they were. */
const knownOn = (payday: Date, contests: readonly Contest[]): readonly Contest[] =>
  contests
    .filter(({ from }) => from <= payday)
    .map(({ from, until }) => ({ from, until: until !== null && until <= payday ? until : null }))

/** What artists were paid on the first of each month, by the rule that everybody is told. `unpaid` have named no account. */
export function pastBatches(
  orders: readonly LivedOrder[],
  unpaid: ReadonlySet<string>,
  ids: IdSource,
  now: Date,
): readonly PastBatch[] {
  const accounts = linesOf(orders)
  const left = new Map<string, readonly Payout[]>()
  const first = paydayOf(new Date(now.getTime() - pastDays * day))
  const paydays: Date[] = []
  for (let at = first; at <= now; at = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1)))
    paydays.push(at)
  return paydays.flatMap((madeAt, index) => {
    const isLast = index === paydays.length - 1
    const standing: PayoutStanding = isLast ? 'set-aside' : 'settled'
    const payouts = [...accounts].flatMap(([artistId, lines]) => {
      const earlier = left.get(artistId) ?? []
      const paid = { amount: 0 - sumOf(earlier.map((payout) => payout.amount)), order: null }
      const earned = lines
        .filter(({ at }) => at <= madeAt)
        .map(({ amount, deliveredAt, contests }) => ({
          amount,
          order: {
            deliveredAt,
            isHeld: deliveredAt !== null && isHeld(deliveredAt, knownOn(madeAt, contests), earlier),
          },
        }))
      const amount = unpaid.has(artistId) ? 0 : dueOn(madeAt, [...earned, paid])
      if (amount === 0) return []
      const payout = { id: ids.newId(), artistId, month: monthOfPayday(madeAt), amount, at: madeAt, standing }
      left.set(artistId, [...earlier, payout])
      return [payout]
    })
    if (payouts.length === 0) return []
    const [sentAt, settledAt] = [1, 3].map((days) => new Date(madeAt.getTime() + days * day))
    const gone = isLast
      ? { sentAt: null, settledAt: null }
      : { sentAt: sentAt ?? null, settledAt: settledAt ?? null }
    return [{ id: ids.newId(), month: monthOfPayday(madeAt), madeAt, ...gone, payouts }]
  })
}

/** The books' lines of a payout, step by step. */
export const stepsOf = (
  payout: Payout,
  { madeAt, sentAt, settledAt }: PastBatch,
): readonly { readonly at: Date; readonly entries: readonly LedgerEntry[] }[] =>
  (
    [
      ['set-aside', madeAt],
      ['sent', sentAt],
      ['settled', settledAt],
    ] as const
  ).flatMap(([standing, at], nth, steps) =>
    at ? [{ at, entries: payoutEntries({ ...payout, standing }, steps[nth - 1]?.[0] ?? null) }] : [],
  )
