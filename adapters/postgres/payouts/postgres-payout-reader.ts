import type { CountedBatch, PayoutReader } from '#application/payouts/payout-reader.ts'
import type { Seal } from '#application/shared/seal.ts'
import { payoutStandings } from '#domain/fair-pay/payout.ts'
import type { PayoutBatch } from '#domain/payouts/payout-batch.ts'
import type { Database } from '../database.ts'
import { isPlayed } from '../fair-pay/due-parts.ts'
import { isId } from '../row-id.ts'
import { paidOrders } from './paid-orders.ts'
import { opened } from './sealed-destination.ts'

/** Payouts as they are shown, out of PostgreSQL. */
export const postgresPayoutReader = (db: Database, seal: Seal, takesRealMoney: boolean): PayoutReader => {
  const payouts = () =>
    db
      .selectFrom('payouts')
      .innerJoin('artists', 'artists.id', 'payouts.artist_id')
      .leftJoin('payout_batches as batch', 'batch.id', 'payouts.batch_id')
      .select([
        'payouts.id',
        'payouts.artist_id as artistId',
        'artists.name as artistName',
        'payouts.month',
        'payouts.amount_cents as amount',
        'payouts.at',
        'payouts.standing',
        'payouts.kind',
        'payouts.ending',
        'batch.sent_at as sentAt',
        'payouts.closed_at as closedAt',
        'payouts.reason',
      ])

  const ofBatch = (batchId: string) =>
    payouts().where('payouts.batch_id', '=', batchId).orderBy('artists.name').orderBy('payouts.id')

  const batches = db
    .selectFrom('payout_batches')
    .select(['id', 'month', 'number', 'made_at as madeAt', 'sent_at as sentAt'])

  async function counted(found: readonly PayoutBatch[]): Promise<readonly CountedBatch[]> {
    if (found.length === 0) return []
    const rows = await db
      .selectFrom('payouts')
      .innerJoin('payout_batches as batch', 'batch.id', 'payouts.batch_id')
      .where(
        'batch.id',
        'in',
        found.map(({ id }) => id),
      )
      .select(({ fn, or, eb }) => [
        'batch.id as batchId',
        'standing',
        // As the domain's wasTakenOut says.
        eb('standing', '=', 'returned')
          .and(or([eb('batch.sent_at', 'is', null), eb('closed_at', '<', eb.ref('batch.sent_at'))]))
          .as('isOut'),
        fn.countAll<number>().as('count'),
        fn.sum<number>('amount_cents').as('amount'),
      ])
      .groupBy(['batch.id', 'standing', 'isOut'])
      .execute()
    return found.map((batch) => {
      const its = rows.filter(({ batchId }) => batchId === batch.id)
      const out = its.find(({ isOut }) => isOut)
      return {
        ...batch,
        counted: payoutStandings.flatMap((standing) =>
          its
            .filter((row) => row.standing === standing && !row.isOut)
            .map(({ count, amount }) => ({ standing, count, amount })),
        ),
        takenOut: { count: out?.count ?? 0, amount: out?.amount ?? 0 },
      }
    })
  }

  return {
    batches: async (most) =>
      counted(await batches.orderBy('made_at', 'desc').orderBy('number', 'desc').limit(most).execute()),

    async batch(id) {
      if (!isId(id)) return null
      const [batch] = await counted(await batches.where('id', '=', id).execute())
      return batch ?? null
    },

    payoutsOf: (batchId) => ofBatch(batchId).execute(),

    async directed(batchId) {
      const rows = await ofBatch(batchId)
        .select('payouts.sealed_destination as text')
        .where('payouts.closed_at', 'is', null)
        .execute()
      return rows.map(({ text, ...payout }) => ({ ...payout, destination: opened(seal, text, payout.id) }))
    },

    async holdingPlayMoney(batchId) {
      if (!takesRealMoney) return []
      return ofBatch(batchId)
        .where('payouts.closed_at', 'is', null)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('payout_orders as part')
              .select('part.id')
              .whereRef('part.payout_id', '=', 'payouts.id')
              .where(isPlayed('part.order_id')),
          ),
        )
        .execute()
    },

    ofArtist: (artistId) =>
      payouts()
        .select(({ ref }) => paidOrders(ref('payouts.id')).as('orders'))
        .where('payouts.artist_id', '=', artistId)
        .orderBy('payouts.month', 'desc')
        .execute(),

    async names(ids) {
      if (ids.length === 0) return new Map()
      const rows = await db.selectFrom('artists').select(['id', 'name']).where('id', 'in', ids).execute()
      return new Map(rows.map(({ id, name }) => [id, name]))
    },
  }
}
