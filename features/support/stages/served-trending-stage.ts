import { keepSignals } from '#adapters/postgres/demo/kept-signals.ts'
import type { TestDatabase } from '#adapters/postgres/testing/test-postgres.ts'
import type { Clock } from '#application/shared/clock.ts'
import { type DailySignals, dayOf } from '#domain/catalogue/trending.ts'
import type { TrendingStage } from '../roles/visitor.ts'

const day = 86_400_000

/** What people have done, written into the database. */
export function servedTrendingStage(
  { sql, db }: Pick<TestDatabase, 'sql' | 'db'>,
  clock: Clock,
  settle: () => Promise<void>,
): TrendingStage {
  const daysBefore = (days: number) => new Date(clock.now().getTime() - days * day)
  async function idOf(title: string): Promise<string> {
    const [work] = await sql<{ id: string }>('select id from artworks where title = $1', [title])
    if (!work) throw new Error(`No work is called '${title}'.`)
    return work.id
  }
  const tell = async (title: string, daysAgo: number, more: Partial<DailySignals>): Promise<void> =>
    keepSignals(db, [
      {
        day: dayOf(daysBefore(daysAgo)),
        views: 0,
        favourites: 0,
        sales: 0,
        ...more,
        artworkId: await idOf(title),
      },
    ])
  return {
    viewed: (title, views, daysAgo) => tell(title, daysAgo, { views }),
    loved: (title, favourites, daysAgo) => tell(title, daysAgo, { favourites }),
    bought: (title, sales, daysAgo) => tell(title, daysAgo, { sales }),
    age: async (title, days) => {
      await sql('update artworks set created_at = $2 where title = $1', [title, daysBefore(days)])
    },
    look: async (title, { medium, orientation = 'landscape', colour, width, height, year }) => {
      const id = await idOf(title)
      await sql(
        `update artworks set medium = coalesce($2, medium), width_cm = $3, height_cm = $4, year = coalesce($5, year)
         where id = $1`,
        [id, medium ?? null, width ?? null, height ?? null, year ?? null],
      )
      const [wide, high] = { portrait: [600, 800], landscape: [800, 600], square: [700, 700] }[orientation]
      await sql('update artwork_images set width = $2, height = $3, colour = $4 where artwork_id = $1', [
        id,
        wide,
        high,
        colour ?? null,
      ])
    },
    hidePicture: async (title) => {
      await sql('delete from artwork_images where artwork_id = $1', [await idOf(title)])
    },
    settle,
  }
}
