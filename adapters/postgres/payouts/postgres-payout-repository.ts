import { jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { PayoutRepository } from '#application/payouts/payout-repository.ts'
import type { Seal } from '#application/shared/seal.ts'
import {
  deliveredBefore,
  monthOfPayday,
  type Payout,
  type PayoutStanding,
  payoutEntries,
  standingsBefore,
} from '#domain/fair-pay/payout.ts'
import { endingOf } from '#domain/payouts/payout-account.ts'
import type { Database } from '../database.ts'
import { dueParts } from '../fair-pay/due-parts.ts'
import { postEntries } from '../fair-pay/postgres-ledger-repository.ts'
import { listsAsTable } from '../lists-as-table.ts'
import { isId } from '../row-id.ts'
import { PayoutBatchSchema, PayoutSchema } from './payout.schema.ts'
import { payoutsOfLines } from './payout-of-line.ts'
import { sealed } from './sealed-destination.ts'

/** One statement takes no more values than come with so many lines. */
const postedAtOnce = 2_000

/** A payout, and what it was before; null for one that is new. */
type Moved = Payout & { readonly before: PayoutStanding | null }

/** Payouts in PostgreSQL, which refuses a second one for the same artist and month, and steps that are left out. */
export const postgresPayoutRepository = (
  db: Database,
  seal: Seal,
  takesRealMoney: boolean,
): PayoutRepository => {
  const post = async (payouts: readonly Moved[], at: Date): Promise<void> => {
    const postings = payouts.map(({ before, ...payout }) => ({
      cause: { payoutId: payout.id },
      entries: payoutEntries(payout, before),
    }))
    for (let from = 0; from < postings.length; from += postedAtOnce)
      await postEntries(db, postings.slice(from, from + postedAtOnce), at)
  }

  return {
    due: (payday) =>
      db
        .selectFrom(dueParts(db, { before: deliveredBefore(payday), takesRealMoney }).as('part'))
        .select(({ fn, not, ref }) => [
          'part.artistId',
          'part.isPlayMoney',
          fn.sum<number>('part.amount').as('amount'),
          fn
            .jsonAgg(jsonBuildObject({ orderId: ref('part.orderId'), amount: ref('part.amount') }))
            .as('takes'),
          jsonObjectFrom(
            payoutsOfLines()
              .whereRef('p.artist_id', '=', ref('part.artistId'))
              .where('p.month', '=', monthOfPayday(payday))
              .where(not(ref('part.isPlayMoney'))),
          ).as('payoutOfMonth'),
        ])
        .groupBy(['part.artistId', 'part.isPlayMoney'])
        .having(({ fn }) => fn.sum<number>('part.amount'), '>', 0)
        .orderBy('amount', 'desc')
        .orderBy('part.artistId')
        .execute(),

    async hasBatch(month) {
      const found = await db
        .selectFrom('payout_batches')
        .select('id')
        .where('month', '=', month)
        .limit(1)
        .executeTakeFirst()
      return found !== undefined
    },

    async takeTurn() {
      await db
        .selectNoFrom(({ fn, lit, val }) =>
          fn('pg_advisory_xact_lock', [fn('hashtextextended', [val('batches of payouts'), lit(0)])]).as(
            'held',
          ),
        )
        .execute()
    },

    async begin({ id, month, madeAt }) {
      const { last } = await db
        .selectFrom('payout_batches')
        .where('month', '=', month)
        .select(({ fn }) => fn.max<number | null>('number').as('last'))
        .executeTakeFirstOrThrow()
      const batch = { id, month, madeAt, number: (last ?? 0) + 1, sentAt: null }
      await db.entities((em) => em.insert(PayoutBatchSchema, batch))
      return batch
    },

    async add(payout, takes, batchId, destination) {
      const row = {
        ...payout,
        batchId,
        kind: destination.kind,
        ending: endingOf(destination),
        sealedDestination: sealed(seal, destination, payout.id),
        closedAt: null,
        reason: '',
      }
      const { affectedRows } = await db.entities((em) =>
        em
          .createQueryBuilder(PayoutSchema)
          .insert(row)
          .onConflict(['artistId', 'month'])
          .ignore()
          .execute('run'),
      )
      if (affectedRows === 0) return false
      await db
        .insertInto('payout_orders')
        .columns(['payout_id', 'order_id', 'amount_cents'])
        .expression(
          db
            .selectFrom(
              listsAsTable('part', {
                orderId: { of: 'uuid', values: takes.map(({ orderId }) => orderId) },
                amount: { of: 'bigint', values: takes.map(({ amount }) => amount) },
              }),
            )
            .select((part) => [part.cast<string>(part.val(payout.id), 'uuid').as('id'), 'orderId', 'amount']),
        )
        .execute()
      await post([{ ...payout, before: null }], payout.at)
      return true
    },

    async batch(id) {
      if (!isId(id)) return null
      const found = await db
        .selectFrom('payout_batches')
        .select(['id', 'month', 'number', 'made_at as madeAt', 'sent_at as sentAt'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      return found ?? null
    },

    async advance(batchId, to, only, at, reason = '') {
      if (to === 'sent')
        await db
          .updateTable('payout_batches')
          .set({ sent_at: at })
          .where('id', '=', batchId)
          .where('sent_at', 'is', null)
          .execute()
      const changed = await db
        .updateTable('payouts')
        .from(
          db
            .selectFrom('payouts')
            .select(['id', 'standing'])
            .where('batch_id', '=', batchId)
            .where('standing', 'in', standingsBefore(to, only !== null))
            .$if(only !== null, (some) => some.where('id', 'in', only ?? []))
            .forUpdate()
            .as('earlier'),
        )
        .whereRef('payouts.id', '=', 'earlier.id')
        .set({ standing: to, reason, ...(to !== 'sent' && { closed_at: at }) })
        .returning([
          'payouts.id',
          'artist_id as artistId',
          'month',
          'amount_cents as amount',
          'at',
          'payouts.standing',
          'earlier.standing as before',
        ])
        .execute()
      await post(changed, at)
      return changed
    },
  }
}
