import type { LivedOrder } from '#adapters/demo/past/life-of-order.ts'
import { type PastBatch, stepsOf } from '#adapters/demo/past/paydays.ts'
import type { Seal } from '#application/shared/seal.ts'
import { endingOf, type PayoutDestination } from '#domain/payouts/payout-account.ts'
import type { Database } from '../database.ts'
import { LedgerEntrySchema } from '../fair-pay/ledger.schema.ts'
import {
  PayoutAccountSchema,
  PayoutBatchSchema,
  PayoutOrderSchema,
  PayoutSchema,
} from '../payouts/payout.schema.ts'
import { sealed } from '../payouts/sealed-destination.ts'

/** An artist whose money goes somewhere. */
export interface PaidArtist {
  readonly accountId: string
  readonly artistId: string
  readonly userId: string
  readonly since: Date
  readonly destination: PayoutDestination
}

/** One statement takes no more values than come with so many lines. */
const atOnce = 2_000

/** Writes the books of orders and payouts, line by line in the order of time. */
async function keepLines(
  db: Database,
  orders: readonly LivedOrder[],
  batches: readonly PastBatch[],
): Promise<void> {
  const ofOrders = orders.flatMap(({ order, postings }) =>
    postings.map((posting) => ({ ...posting, orderId: order.id, payoutId: null })),
  )
  const ofPayouts = batches.flatMap((batch) =>
    batch.payouts.flatMap((payout) =>
      stepsOf(payout, batch).map((posting) => ({ ...posting, orderId: null, payoutId: payout.id })),
    ),
  )
  const lines = [...ofOrders, ...ofPayouts]
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .flatMap(({ entries, ...of }) =>
      entries.map(({ kind, account, amount, sales, pieces = 0 }) => ({
        ...of,
        kind,
        account: account.kind,
        artistId: account.kind === 'artist' ? account.artistId : null,
        amountCents: amount,
        salesCents: sales,
        pieces,
      })),
    )
  for (let from = 0; from < lines.length; from += atOnce)
    await db.entities((em) => em.insertMany(LedgerEntrySchema, lines.slice(from, from + atOnce)))
}

/** Writes where artists are paid to, what they were paid, and the books of all. */
export async function keepBooks(
  db: Database,
  seal: Seal,
  {
    orders,
    batches,
    artists,
  }: {
    readonly orders: readonly LivedOrder[]
    readonly batches: readonly PastBatch[]
    readonly artists: readonly PaidArtist[]
  },
): Promise<void> {
  const destinations = new Map(artists.map(({ artistId, destination }) => [artistId, destination]))
  const directed = (artistId: string, owner: string) => {
    const to = destinations.get(artistId)
    if (!to) throw new Error('Nobody is paid who has not said where to.')
    return { kind: to.kind, ending: endingOf(to), sealedDestination: sealed(seal, to, owner) }
  }
  await db.entities(async (em) => {
    await em.insertMany(
      PayoutAccountSchema,
      artists.map(({ accountId: id, artistId, userId, since }) => ({
        id,
        userId,
        ...directed(artistId, id),
        tokenDigest: '',
        confirmBy: since,
        usedFrom: since,
      })),
    )
    await em.insertMany(
      PayoutBatchSchema,
      batches.map(({ id, month, madeAt, sentAt }) => ({ id, month, number: 1, madeAt, sentAt })),
    )
    await em.insertMany(
      PayoutSchema,
      batches.flatMap(({ id: batchId, payouts, settledAt: closedAt }) =>
        payouts.map(({ id, artistId, month, amount, at, standing }) => ({
          id,
          artistId,
          month,
          amount,
          at,
          standing,
          ...directed(artistId, id),
          batchId,
          closedAt,
          reason: '',
        })),
      ),
    )
  })
  await keepLines(db, orders, batches)
  for (const { payouts } of batches)
    await db.entities((em) =>
      em.insertMany(
        PayoutOrderSchema,
        payouts.flatMap(({ id: payoutId, takes }) =>
          takes.map(({ orderId, amount: amountCents }) => ({ payoutId, orderId, amountCents })),
        ),
      ),
    )
}
