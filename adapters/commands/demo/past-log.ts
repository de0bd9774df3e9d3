import { oneOf } from '#adapters/demo/past/invented-persons.ts'
import type { LivedOrder } from '#adapters/demo/past/life-of-order.ts'
import type { PastBatch } from '#adapters/demo/past/paydays.ts'
import { randomFrom } from '#adapters/demo/random.ts'
import type { PlacedArtist } from '#adapters/postgres/demo/demo-seed.ts'
import type { DemoUser } from '#adapters/postgres/demo/kept-accounts.ts'
import type { AuditedAction } from '#application/admin/audit-writer.ts'
import type { Payout } from '#domain/fair-pay/payout.ts'
import { batchName, type PayoutBatch } from '#domain/payouts/payout-batch.ts'
import { formatMoney, sumOf } from '#domain/shared/money.ts'

/** Milliseconds. */
const day = 86_400_000
const later = (at: Date, days: number) => new Date(at.getTime() + days * day)

type Noted = Omit<AuditedAction, 'adminId'>

const rejections = [
  'Please show at least one work as a whole, photographed straight on.',
  'Tell buyers a little about yourself and how the works are made.',
]

/** Who was let in, and who had to mend something first. */
const decisions = (artists: readonly PlacedArtist[]): readonly Noted[] =>
  artists.flatMap(({ id, name, joinedAt }, index) => {
    const subject = { kind: 'artist', id, name } as const
    const before = { approval: 'pending' }
    const reason = index % 9 === 4 ? rejections[index % rejections.length] : undefined
    const rejected = { action: 'artist-rejected', subject, before, after: { approval: 'rejected', reason } }
    const approved = { action: 'artist-approved', subject, before, after: { approval: 'approved' } }
    return reason
      ? [
          { ...rejected, at: later(joinedAt, 0.8) },
          { ...approved, at: later(joinedAt, 2.3) },
        ]
      : [{ ...approved, at: later(joinedAt, 1 + (index % 5) / 4) }]
  })

const hidings = [
  'A buyer asks whether this is the artist’s own; hidden until that is answered.',
  'The title names a person who does not want to be named.',
  'Two pictures show another work.',
]

/** What hung elsewhere for some days: all of it is back. */
const judgements = (
  works: readonly { readonly id: string; readonly title: string }[],
  now: Date,
): readonly Noted[] =>
  Array.from({ length: 11 }, (_, index) => {
    const random = randomFrom(`judgement ${index}`)
    const { id, title: name } = oneOf(works, random)
    const [subject, at] = [
      { kind: 'artwork', id, name } as const,
      later(now, -9 - index * 19 - random.next()),
    ]
    const reason = hidings[index % hidings.length]
    const [shown, hidden] = [{ visibility: 'public' }, { visibility: 'hidden', reason }]
    return index % 3 === 0
      ? [
          { action: 'artwork-hidden', subject, before: shown, after: hidden, at },
          {
            action: 'artwork-restored',
            subject,
            before: hidden,
            after: shown,
            at: later(at, random.range(1, 5)),
          },
        ]
      : [
          { action: 'artwork-featured', subject, before: { featured: false }, after: { featured: true }, at },
          {
            action: 'artwork-unfeatured',
            subject,
            before: { featured: true },
            after: { featured: false },
            at: later(at, 7),
          },
        ]
  }).flat()

/** Who was kept out, and who was let in again. */
const suspensions = (suspended: readonly DemoUser[], pardoned: DemoUser): readonly Noted[] => {
  const subjectOf = ({ id, name }: DemoUser) => ({ kind: 'user', id, name }) as const
  const [free, kept] = [{ suspended: false }, { suspended: true }]
  const out = (user: DemoUser, at: Date) => ({
    action: 'user-suspended',
    subject: subjectOf(user),
    before: free,
    after: kept,
    at,
  })
  const at = later(pardoned.joinedAt, 30)
  return [
    ...suspended.flatMap((user) => (user.suspendedAt ? [out(user, user.suspendedAt)] : [])),
    out(pardoned, at),
    { action: 'user-restored', subject: subjectOf(pardoned), before: kept, after: free, at: later(at, 1.5) },
  ]
}

/** What has become of payouts of a batch: nothing is noted where there are none, or where it has not happened. */
export function payoutsNoted(
  batch: Pick<PayoutBatch, 'id' | 'month' | 'number'>,
  standing: 'set-aside' | 'sent' | 'settled',
  payouts: readonly Pick<Payout, 'amount'>[],
  at: Date | null,
): readonly Noted[] {
  if (!at || payouts.length === 0) return []
  const total = formatMoney(sumOf(payouts.map(({ amount }) => amount)))
  const subject = { kind: 'payouts', id: batch.id, name: batchName(batch) } as const
  const after = { standing, payouts: payouts.length, total }
  return [{ action: `payouts-${standing}`, subject, before: null, after, at }]
}

/** Payouts that were set aside, sent, and have arrived. */
const paydays = (batches: readonly PastBatch[]): readonly Noted[] =>
  batches.flatMap(({ id, month, madeAt, sentAt, settledAt, payouts }) => {
    const batch = { id, month, number: 1 }
    return [
      ...payoutsNoted(batch, 'set-aside', payouts, madeAt),
      ...payoutsNoted(batch, 'sent', payouts, sentAt),
      ...payoutsNoted(batch, 'settled', payouts, settledAt),
    ]
  })

interface Past {
  readonly artists: readonly PlacedArtist[]
  readonly works: readonly { readonly id: string; readonly title: string }[]
  readonly suspended: readonly DemoUser[]
  readonly pardoned: DemoUser
  readonly batches: readonly PastBatch[]
  readonly orders: readonly LivedOrder[]
}

/** What the demo's admin has done by now. */
export const pastLog = (past: Past, adminId: string, now: Date): readonly AuditedAction[] => [
  ...past.orders.flatMap(({ noted }) => noted),
  ...[
    ...decisions(past.artists),
    ...judgements(past.works, now),
    ...suspensions(past.suspended, past.pardoned),
    ...paydays(past.batches),
  ].map((action) => ({ ...action, adminId })),
]
