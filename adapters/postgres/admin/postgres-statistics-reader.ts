import { type Expression, expressionBuilder, type SelectQueryBuilder } from 'kysely'
import type { Measure, StatisticsReader } from '#application/admin/statistics-reader.ts'
import { payoutPlaces } from '#domain/fair-pay/ledger.ts'
import type { Database } from '../database.ts'
import type { Tables } from '../schemas.ts'
import { utcText } from '../time-expressions.ts'

/** What is counted, when, and how much of it. */
type Counted = SelectQueryBuilder<Tables, never, { at: Date; amount: number }>

const number = expressionBuilder<Tables>()
const one = number.lit(1).as('amount')

const counted: Readonly<Record<Measure, (db: Database) => unknown>> = {
  users: (db) => db.selectFrom('users').select(['created_at as at', one]).where('deleted_at', 'is', null),
  artworks: (db) => db.selectFrom('artworks').select(['created_at as at', one]).where('public', '=', true),
  orders: (db) => db.selectFrom('orders').select(['placed_at as at', one]).where('status', '<>', 'cancelled'),
  revenue: (db) =>
    db
      .selectFrom('ledger_entries')
      .select(({ neg, ref }) => ['at', neg(ref('amount_cents')).as('amount')])
      .where('account', '=', 'buyer'),
}

const eventsOf = (db: Database, what: Measure) => (counted[what](db) as Counted).as('events')

const sumOf = (amount: Expression<number>) =>
  number.cast<number>(number.fn.coalesce(number.fn('sum', [amount]), number.lit(0)), 'bigint')

/** Numbers about the shop out of PostgreSQL; each reads an index alone, or what is kept counted. */
export const postgresStatisticsReader = (db: Database): StatisticsReader => ({
  async total(what) {
    const total =
      what === 'artworks'
        ? db.selectFrom('artwork_counts').select(({ ref }) => sumOf(ref('count')).as('total'))
        : db.selectFrom(eventsOf(db, what)).select(({ ref }) => sumOf(ref('events.amount')).as('total'))
    return (await total.executeTakeFirstOrThrow()).total
  },

  daily: (what, since) =>
    db
      .selectFrom(eventsOf(db, what))
      .select(({ ref }) => [
        utcText(ref('events.at'), 'YYYY-MM-DD').as('day'),
        sumOf(ref('events.amount')).as('count'),
      ])
      .where('events.at', '>=', since)
      .groupBy('day')
      .orderBy('day')
      .execute(),

  async trending(since) {
    const { total } = await db
      .selectFrom('artworks')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('public', '=', true)
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('artwork_signals')
          .select('artwork_id')
          .where('day', '>=', since.toISOString().slice(0, 10))
          .where(({ or, eb: signal }) =>
            or([signal('views', '>', 0), signal('favourites', '>', 0), signal('sales', '>', 0)]),
          ),
      )
      .executeTakeFirstOrThrow()
    return total
  },

  async money() {
    const accounts = await db
      .selectFrom('ledger_entries')
      .select(({ ref }) => ['account', sumOf(ref('amount_cents')).as('amount')])
      .groupBy('account')
      .execute()
    const amountOf = (kind: (typeof accounts)[number]['account']) =>
      accounts.find(({ account }) => account === kind)?.amount ?? 0
    return {
      revenue: 0 - amountOf('buyer'),
      fees: amountOf('platform'),
      owedToArtists: amountOf('artist'),
      inPayouts: payoutPlaces.reduce((sum, place) => sum + amountOf(place), 0),
    }
  },

  async payouts(most) {
    const rows = await db
      .selectFrom('payouts')
      .innerJoin('artists', 'artists.id', 'artist_id')
      .select(['artists.id', 'artists.name', 'month', 'amount_cents as amount', 'at'])
      .orderBy('payouts.at', 'desc')
      .orderBy('payouts.id')
      .limit(most)
      .execute()
    return rows.map(({ id, name, ...payout }) => ({ artist: { id, name }, ...payout }))
  },

  async perCategory() {
    const rows = await db
      .selectFrom('artwork_counts')
      .select(({ ref }) => ['category', sumOf(ref('count')).as('count')])
      .groupBy('category')
      .execute()
    return Object.fromEntries(rows.map(({ category, count }) => [category, count]))
  },
})
