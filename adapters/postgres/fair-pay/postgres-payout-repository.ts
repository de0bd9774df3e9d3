import { sql } from 'kysely'
import type { PayoutRepository } from '#application/fair-pay/payout-repository.ts'
import { daysKept, monthOfPayday, paidForBy, payable, payoutEntries } from '#domain/fair-pay/payout.ts'
import type { Database } from '../database.ts'
import { PayoutSchema } from './ledger.schema.ts'
import { postEntries } from './postgres-ledger-repository.ts'
import { isSettled } from './settled.ts'

/** Artists who have sold something since their last payout, and had none this month. */
const sellers = (db: Database, payday: Date) =>
  db
    .selectFrom('artists')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('payouts')
          .select(({ fn }) => fn.max('month').as('month'))
          .whereRef('artist_id', '=', 'artists.id')
          .as('last'),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('ledger_entries as sale')
          .select('sale.id')
          .whereRef('sale.artist_id', '=', 'artists.id')
          .where('sale.kind', '=', 'sale')
          .where('sale.at', '<=', paidForBy(payday))
          .where(
            'sale.at',
            '>',
            // The query builder knows neither time zones nor intervals.
            sql<Date>`coalesce((${eb.ref('last.month')} || '-01')::timestamp at time zone 'utc' - ${daysKept}::int * interval '1 day', '-infinity')`,
          )
          .limit(1)
          .as('sold'),
      (join) => join.onTrue(),
    )
    .where((eb) => eb.or([eb('last.month', 'is', null), eb('last.month', '<', monthOfPayday(payday))]))
    .select('artists.id')

/** Payouts in PostgreSQL, which refuses changes, and a second one for the same artist and month. */
export const postgresPayoutRepository = (db: Database): PayoutRepository => {
  const settledOf = (payday: Date) =>
    db
      .selectFrom('ledger_entries as e')
      .select(({ fn }) => fn.sum<number | null>('e.amount_cents').as('balance'))
      .where(isSettled(paidForBy(payday)))
  return {
    async waiting(payday, most) {
      // Only what has been sold since the last payout can make anything due; the whole account is read where that is so.
      const rows = await db
        .with(
          (name) => name('sellers').materialized(),
          () => sellers(db, payday),
        )
        .selectFrom('sellers')
        .where((eb) => eb(settledOf(payday).where('e.artist_id', '=', eb.ref('sellers.id')), '>', 0))
        .select('id')
        .orderBy('id')
        .limit(most)
        .execute()
      return rows.map(({ id }) => id)
    },

    async due(artistId, payday) {
      // Orders that name the artist are written meanwhile: the mapper's lock would keep them waiting.
      await db.selectFrom('artists').select('id').where('id', '=', artistId).forNoKeyUpdate().execute()
      const account = await settledOf(payday).where('e.artist_id', '=', artistId).executeTakeFirst()
      return payable(account?.balance ?? 0)
    },

    async add(payout) {
      const { affectedRows } = await db.entities((em) =>
        em
          .createQueryBuilder(PayoutSchema)
          .insert(payout)
          .onConflict(['artistId', 'month'])
          .ignore()
          .execute('run'),
      )
      if (affectedRows === 0) return false
      await postEntries(db, { payoutId: payout.id }, payoutEntries(payout), payout.at)
      return true
    },
  }
}
