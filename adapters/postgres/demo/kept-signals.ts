import type { DailySignals } from '#domain/catalogue/trending.ts'
import type { Database } from '../database.ts'

/** Rows that are written at a time. */
const atOnce = 1_000

/** A day since 1970 as the database has it. */
const dateOf = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10)

/** Counts what has happened to works, on top of what is counted already. */
export async function keepSignals(
  db: Database,
  signals: readonly (DailySignals & { readonly artworkId: string })[],
): Promise<void> {
  for (let first = 0; first < signals.length; first += atOnce)
    await db
      .insertInto('artwork_signals')
      .values(
        signals.slice(first, first + atOnce).map(({ artworkId, day, ...counts }) => ({
          artwork_id: artworkId,
          day: dateOf(day),
          ...counts,
        })),
      )
      .onConflict((known) =>
        known.columns(['artwork_id', 'day']).doUpdateSet(({ eb, ref }) => ({
          views: eb('artwork_signals.views', '+', ref('excluded.views')),
          favourites: eb('artwork_signals.favourites', '+', ref('excluded.favourites')),
          sales: eb('artwork_signals.sales', '+', ref('excluded.sales')),
          settled: false,
        })),
      )
      .execute()
}
