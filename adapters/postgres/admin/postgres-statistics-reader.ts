import type { DayCount } from '#application/admin/periods.ts'
import type { Measure, MoneyRow, StatisticsReader } from '#application/admin/statistics-reader.ts'
import type { Category } from '#domain/catalogue/category.ts'
import type { Sql } from '../sql.ts'

interface PayoutRow {
  readonly artistId: string
  readonly name: string
  readonly month: string
  readonly amount: number
  /** Milliseconds since 1970. */
  readonly at: number
}

interface Source {
  readonly count: string
  readonly from: string
  readonly at: string
}

const sources: Readonly<Record<Measure, Source>> = {
  users: { count: 'count(*)', from: 'users where deleted_at is null', at: 'created_at' },
  artworks: { count: 'count(*)', from: 'artworks where public', at: 'created_at' },
  orders: { count: 'count(*)', from: `orders where status <> 'cancelled'`, at: 'placed_at' },
  revenue: {
    count: 'coalesce(-sum(amount_cents), 0)',
    from: `ledger_entries where account = 'buyer'`,
    at: 'at',
  },
}

/** Numbers about the shop out of PostgreSQL; each reads an index alone, or what is kept counted. */
export const postgresStatisticsReader = (sql: Sql): StatisticsReader => ({
  async total(what) {
    const { count, from } = sources[what]
    const [counted] = await sql<{ total: number }>(
      what === 'artworks'
        ? 'select coalesce(sum(count), 0)::float8 as total from artwork_counts'
        : `select ${count}::float8 as total from ${from}`,
    )
    return counted?.total ?? 0
  },

  daily(what, since) {
    const { count, from, at } = sources[what]
    return sql<DayCount>(
      `select to_char(${at} at time zone 'utc', 'YYYY-MM-DD') as day, ${count}::float8 as count
       from ${from} and ${at} >= $1 group by 1 order by 1`,
      [since],
    )
  },

  async trending(since) {
    const [counted] = await sql<{ total: number }>(
      `select count(*)::int as total from artworks
       where public and id in (
         select artwork_id from artwork_signals
         where day >= ($1::timestamptz at time zone 'utc')::date and (views > 0 or favourites > 0 or sales > 0))`,
      [since],
    )
    return counted?.total ?? 0
  },

  async money() {
    const [row] = await sql<MoneyRow>(
      `select coalesce(-sum(amount) filter (where account = 'buyer'), 0)::float8 as revenue,
         coalesce(sum(amount) filter (where account = 'platform'), 0)::float8 as fees,
         coalesce(sum(amount) filter (where account = 'artist'), 0)::float8 as "owedToArtists",
         coalesce(sum(amount) filter (where account = 'paid-out'), 0)::float8 as "inPayouts"
       from (select account, sum(amount_cents) as amount from ledger_entries group by 1) as accounts`,
    )
    return row ?? { revenue: 0, fees: 0, owedToArtists: 0, inPayouts: 0 }
  },

  async payouts(most) {
    const rows = await sql<PayoutRow>(
      `select artists.id as "artistId", artists.name, month, amount_cents::float8 as amount,
         extract(epoch from at)::float8 * 1000 as at
       from payouts join artists on artists.id = artist_id order by payouts.at desc, payouts.id limit $1`,
      [most],
    )
    return rows.map(({ artistId, name, month, amount, at }) => ({
      artist: { id: artistId, name },
      month,
      amount,
      at: new Date(Math.round(at)),
    }))
  },

  async perCategory() {
    const rows = await sql<{ category: Category; count: number }>(
      'select category, sum(count)::int as count from artwork_counts group by category',
    )
    return Object.fromEntries(rows.map(({ category, count }) => [category, count]))
  },
})
