import type { IdSource } from '#application/shared/id-source.ts'
import { dueOn, type TakenPart } from '#domain/fair-pay/due.ts'
import type { LedgerEntry } from '#domain/fair-pay/ledger.ts'
import {
  monthOfPayday,
  type Payout,
  type PayoutStanding,
  paydayOf,
  payoutEntries,
} from '#domain/fair-pay/payout.ts'
import { type Cents, sumOf } from '#domain/shared/money.ts'
import { randomFrom } from '../random.ts'
import { pastDays } from './invented-persons.ts'
import type { LivedOrder } from './life-of-order.ts'

/** Milliseconds. */
const hour = 3_600_000
const day = 24 * hour

/** What leaves on one payday, with when it was sent and had arrived; null for what has not come yet. */
export interface PastBatch {
  readonly id: string
  readonly month: string
  readonly madeAt: Date
  readonly sentAt: Date | null
  readonly settledAt: Date | null
  readonly payouts: readonly PastPayout[]
}

/** A payout, and what of which orders it took. */
export interface PastPayout extends Payout {
  readonly takes: readonly TakenPart[]
}

/** An order on an artist's account. */
interface ArtistOrder {
  readonly id: string
  readonly lines: readonly { readonly at: Date; readonly amount: Cents }[]
  readonly deliveredAt: Date | null
  /** From when until when it was contested. */
  readonly contests: readonly { readonly from: Date; readonly until: Date | null }[]
}

/** Hours of a day in which somebody is at the bank. */
const bankHours = { from: 8.5, until: 16.5 }

/** A moment in those hours, so many days later or on the first day after at which banks work. */
function atTheBank(after: Date, days: number): Date {
  const at = new Date(Math.floor(after.getTime() / day) * day + days * day)
  while ([0, 6].includes(at.getUTCDay())) at.setTime(at.getTime() + day)
  const random = randomFrom(`bank ${at.toISOString()}`)
  return new Date(at.getTime() + random.range(bankHours.from, bankHours.until) * hour)
}

/** When what was set aside is sent, and when it has arrived. */
export function bankTimes(madeAt: Date): { readonly sent: Date; readonly settled: Date } {
  const sent = atTheBank(madeAt, 1)
  return { sent, settled: atTheBank(sent, 2) }
}

/** The orders on each artist's account. */
function accountsOf(orders: readonly LivedOrder[]): ReadonlyMap<string, readonly ArtistOrder[]> {
  const accounts = new Map<string, ArtistOrder[]>()
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
    const lines = postings.flatMap(({ at, entries }) =>
      entries.flatMap(({ account, amount }) =>
        account.kind === 'artist' ? [{ artistId: account.artistId, at, amount }] : [],
      ),
    )
    for (const [artistId, its] of Map.groupBy(lines, (line) => line.artistId))
      accounts.set(artistId, [
        ...(accounts.get(artistId) ?? []),
        {
          id: order.id,
          lines: its,
          deliveredAt,
          contests: contested.filter((each) => each.artistId === artistId),
        },
      ])
  }
  return accounts
}

const isOpenOn =
  (payday: Date) =>
  ({ from, until }: ArtistOrder['contests'][number]): boolean =>
    from <= payday && (until === null || until > payday)

/** What artists were paid on the first of each month, by the rule that everybody is told. `unpaid` have named no account. */
export function pastBatches(
  orders: readonly LivedOrder[],
  unpaid: ReadonlySet<string>,
  ids: IdSource,
  now: Date,
): readonly PastBatch[] {
  const accounts = accountsOf(orders)
  /** What has left of orders, by artist and order. */
  const left = new Map<string, Cents>()
  const first = paydayOf(new Date(now.getTime() - pastDays * day))
  const paydays: Date[] = []
  for (let at = first; at <= now; at = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1)))
    paydays.push(at)
  return paydays.flatMap((madeAt) => {
    const { sent, settled } = bankTimes(madeAt)
    const [sentAt, settledAt] = [sent, settled].map((at) => (at <= now ? at : null))
    const standing: PayoutStanding = settledAt ? 'settled' : sentAt ? 'sent' : 'set-aside'
    const payouts = [...accounts].flatMap(([artistId, its]) => {
      if (unpaid.has(artistId)) return []
      const parts = its.map(({ id, lines, deliveredAt, contests }) => ({
        order: { id, deliveredAt, isContested: contests.some(isOpenOn(madeAt)), isPlayMoney: false },
        rest:
          sumOf(lines.filter(({ at }) => at <= madeAt).map((line) => line.amount)) -
          (left.get(`${artistId} ${id}`) ?? 0),
      }))
      const { amount, takes } = dueOn(madeAt, parts)
      if (amount === 0) return []
      for (const { orderId, amount: taken } of takes)
        left.set(`${artistId} ${orderId}`, (left.get(`${artistId} ${orderId}`) ?? 0) + taken)
      return [
        { id: ids.newId(), artistId, month: monthOfPayday(madeAt), amount, at: madeAt, standing, takes },
      ]
    })
    if (payouts.length === 0) return []
    const gone = { sentAt: sentAt ?? null, settledAt: settledAt ?? null }
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
