import type { IdSource } from '#application/shared/id-source.ts'
import type { LedgerEntry } from '#domain/fair-pay/ledger.ts'
import {
  dueOn,
  monthOfPayday,
  type Payout,
  type PayoutStanding,
  paydayOf,
  payoutEntries,
} from '#domain/fair-pay/payout.ts'
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
  /** From when until when it was contested. */
  readonly contests: readonly { readonly from: Date; readonly until: Date | null }[]
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

const isOpenOn =
  (payday: Date) =>
  ({ from, until }: ArtistLine['contests'][number]): boolean =>
    from <= payday && (until === null || until > payday)

/** What artists were paid on the first of each month, by the rule that everybody is told. `unpaid` have named no account. */
export function pastBatches(
  orders: readonly LivedOrder[],
  unpaid: ReadonlySet<string>,
  ids: IdSource,
  now: Date,
): readonly PastBatch[] {
  const accounts = linesOf(orders)
  const left = new Map<string, number>()
  const first = paydayOf(new Date(now.getTime() - pastDays * day))
  const paydays: Date[] = []
  for (let at = first; at <= now; at = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1)))
    paydays.push(at)
  return paydays.flatMap((madeAt, index) => {
    const isLast = index === paydays.length - 1
    const standing: PayoutStanding = isLast ? 'set-aside' : 'settled'
    const payouts = [...accounts].flatMap(([artistId, lines]) => {
      const paid = { amount: 0 - (left.get(artistId) ?? 0), order: null }
      const earned = lines
        .filter(({ at }) => at <= madeAt)
        .map(({ amount, deliveredAt, contests }) => ({
          amount,
          order: { deliveredAt, isContested: contests.some(isOpenOn(madeAt)) },
        }))
      const amount = unpaid.has(artistId) ? 0 : dueOn(madeAt, [...earned, paid])
      left.set(artistId, (left.get(artistId) ?? 0) + amount)
      const month = monthOfPayday(madeAt)
      return amount > 0 ? [{ id: ids.newId(), artistId, month, amount, at: madeAt, standing }] : []
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
