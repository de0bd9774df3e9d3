import type { BookTotalsReader } from '#application/fair-pay/book-totals-reader.ts'
import type { Database } from '../database.ts'

/** The running sums of the books, which a trigger keeps; see book-total.schema.ts. */
export const postgresBookTotalsReader = (db: Database): BookTotalsReader => ({
  totals: (month = '') =>
    db
      .selectFrom('book_totals')
      .select(({ fn, cast }) => [
        'account',
        'kind',
        cast<number>(fn.sum('amount_cents'), 'bigint').as('amount'),
        cast<number>(fn.sum('pieces'), 'bigint').as('pieces'),
      ])
      .where('month', '=', month)
      .groupBy(['account', 'kind'])
      .execute(),

  async artistsPaid() {
    const { artists } = await db
      .selectFrom('artist_totals')
      .select(({ fn, cast }) => cast<number>(fn.countAll(), 'bigint').as('artists'))
      .where('received_cents', '>', 0)
      .executeTakeFirstOrThrow()
    return artists
  },
})
