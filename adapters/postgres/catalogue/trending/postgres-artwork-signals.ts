import { randomUUID } from 'node:crypto'
import type { ArtworkSignals } from '#application/catalogue/artwork-signals.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import { newSince } from '#domain/catalogue/trending.ts'
import type { Database } from '../../database.ts'
import { isId } from '../../row-id.ts'
import { countVisit } from './artwork-visits.ts'
import { reckonAnew, takenNews } from './trend-settling.ts'

/** Days after which hardly a millionth of a point is left. */
const forgottenAfter = 60

/** Works that cease to be new at a time: after an import of a whole museum all do on the same day. */
const settledAtOnce = 2_000

const dayAt = (now: Date): string => now.toISOString().slice(0, 10)

/** Works whose news are settled in one transaction: orders of them wait that long at most. */
const worksAtOnce = 500

/** Works of which something happened that the order does not follow from yet. */
async function worksWithNews(db: Database): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('artwork_signals')
    .where('settled', '=', false)
    .select('artwork_id')
    .distinct()
    .orderBy('artwork_id')
    .execute()
  return rows.map(({ artwork_id }) => artwork_id)
}

/** Lets works cease to be new by the time that has passed; those that are being changed wait until the next time. */
const endNewness = (db: Database, now: Date) =>
  db
    .updateTable('artworks')
    .set({ newcomer: false })
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('artworks')
        .where('newcomer', '=', true)
        .where('created_at', '<=', newSince(now))
        .select('id')
        .limit(settledAtOnce)
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .execute()

/** Counters by day, written by one statement each; the order is settled for all that changed, some works at a time. */
export const postgresArtworkSignals = (db: Database, work: UnitOfWork): ArtworkSignals => ({
  async view(artworkId, visitor, now) {
    if (isId(artworkId)) await countVisit(db, { day: dayAt(now), artworkId, visitor, secret: randomUUID() })
  },

  async settle(now) {
    const day = dayAt(now)
    // First, so that nothing that may fail keeps what is promised to be thrown away.
    await db.deleteFrom('artwork_visits').where('day', '<', day).execute()
    await db.deleteFrom('visit_secrets').where('day', '<', day).execute()
    const news = await worksWithNews(db)
    for (let first = 0; first < news.length; first += worksAtOnce)
      await work.run(async () =>
        reckonAnew(db, await takenNews(db, news.slice(first, first + worksAtOnce)), now),
      )
    await endNewness(db, now)
    await db
      .deleteFrom('artwork_signals')
      .where('day', '<', dayAt(new Date(now.getTime() - forgottenAfter * 86_400_000)))
      .where('settled', '=', true)
      .execute()
  },
})
