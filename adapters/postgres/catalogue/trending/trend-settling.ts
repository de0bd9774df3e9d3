import { type DailySignals, dayOf, heatOf, isNewcomer } from '#domain/catalogue/trending.ts'
import type { Database } from '../../database.ts'
import { listsAsTable } from '../../lists-as-table.ts'
import { isAnyOf } from '../artwork-conditions.ts'

/**
 * Marks what is settled now. It waits for nobody, and so in no circle: works that are being bought and counts that are
 * being written keep their news until the next time.
 * @returns the works whose news were taken
 */
export async function takenNews(db: Database, ids: readonly string[]): Promise<readonly string[]> {
  const taken = await db
    .with(
      (cte) => cte('works').materialized(),
      (query) => query.selectFrom('artworks').where(isAnyOf(ids)).select('id').forNoKeyUpdate().skipLocked(),
    )
    .with(
      (cte) => cte('news').materialized(),
      (query) =>
        query
          .selectFrom('artwork_signals')
          .where('settled', '=', false)
          .where('artwork_id', 'in', ({ selectFrom }) => selectFrom('works').select('works.id'))
          .select(['artwork_id', 'day'])
          .forUpdate()
          .skipLocked(),
    )
    .with('taken', (query) =>
      query
        .updateTable('artwork_signals')
        .from('news')
        .set({ settled: true })
        .whereRef('artwork_signals.artwork_id', '=', 'news.artwork_id')
        .whereRef('artwork_signals.day', '=', 'news.day')
        .returning('artwork_signals.artwork_id as id'),
    )
    .selectFrom('taken')
    .select('id')
    .distinct()
    .execute()
  return taken.map(({ id }) => id)
}

/** What happened to works, day by day. */
async function signalsOf(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly DailySignals[]>> {
  const rows = await db
    .selectFrom('artwork_signals')
    .where(({ eb, fn, val }) => eb('artwork_id', '=', fn.any(val(ids))))
    .select(['artwork_id', 'day', 'views', 'favourites', 'sales'])
    .execute()
  const byWork = Map.groupBy(rows, ({ artwork_id }) => artwork_id)
  return new Map(
    [...byWork].map(([id, days]) => [
      id,
      days.map(({ day, views, favourites, sales }) => ({
        day: dayOf(new Date(day)),
        views,
        favourites,
        sales,
      })),
    ]),
  )
}

interface Reckoned {
  readonly id: string
  readonly heat: number
  readonly newcomer: boolean
}

/**
 * Reckons anew how much works are cared for, and whether they are new. By statements of its own behind the taking: it must
 * see the counts as they were taken, not as they were when the taking began.
 */
export async function reckonAnew(db: Database, ids: readonly string[], now: Date): Promise<void> {
  const works = await db
    .selectFrom('artworks')
    .where(isAnyOf(ids))
    .select(['id', 'created_at', 'heat', 'newcomer'])
    .execute()
  const signals = await signalsOf(db, ids)
  const changed = works.flatMap(({ id, created_at: createdAt, ...was }): Reckoned[] => {
    const daily = signals.get(id) ?? []
    const is = { heat: heatOf(daily), newcomer: isNewcomer({ createdAt, signals: daily }, now) }
    return is.heat === was.heat && is.newcomer === was.newcomer ? [] : [{ id, ...is }]
  })
  if (changed.length === 0) return
  await db
    .updateTable('artworks')
    .from(
      listsAsTable('reckoned', {
        id: { of: 'uuid', values: changed.map(({ id }) => id) },
        heat: { of: 'int', values: changed.map(({ heat }) => heat) },
        newcomer: { of: 'bool', values: changed.map(({ newcomer }) => newcomer) },
      }),
    )
    .set(({ ref }) => ({ heat: ref('reckoned.heat'), newcomer: ref('reckoned.newcomer') }))
    .whereRef('artworks.id', '=', 'reckoned.id')
    .execute()
}
