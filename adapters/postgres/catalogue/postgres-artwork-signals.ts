import { randomUUID } from 'node:crypto'
import type { ArtworkSignals } from '#application/catalogue/artwork-signals.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import { enoughPoints, halfLife, newSince, signalPoints } from '#domain/catalogue/trending.ts'
import type { Sql } from '../sql.ts'
import { isId } from './parameters.ts'

/** Days after which hardly a millionth of a point is left. */
const forgottenAfter = 60

/** Works that cease to be new at a time: after an import of a whole museum all do on the same day. */
const settledAtOnce = 2_000

const dayAt = (now: Date): string => now.toISOString().slice(0, 10)

/** Works whose news are settled in one transaction: orders of them wait that long at most. */
const worksAtOnce = 500

/**
 * Marks what is settled now. It waits for nobody, and so in no circle: works that are being bought and counts that are
 * being written keep their news until the next time.
 */
const takeNews = `
  with works as materialized (
    select id from artworks where id = any($1::uuid[]) for no key update skip locked
  ), news as materialized (
    select artwork_id, day from artwork_signals
    where not settled and artwork_id in (select id from works) for update skip locked
  ), taken as (
    update artwork_signals told set settled = true from news
    where told.artwork_id = news.artwork_id and told.day = news.day returning told.artwork_id
  )
  select distinct artwork_id as id from taken`

/**
 * Heat and newcomers by the rule of domain/catalogue/trending.ts. A statement of its own behind the taking: it must see
 * the counts as they were taken, not as they were when the taking began.
 */
const reckonAnew = `
  with daily as (
    select artwork_id, day - date '1970-01-01' as day, views * $1 + favourites * $2 + sales * $3 as points
    from artwork_signals where artwork_id = any($7::uuid[])
  ), last as (
    select artwork_id, max(day) as day, sum(points) as points from daily where points > 0 group by artwork_id
  ), told as (
    select artwork_id, last.points,
      round(1000 * (last.day / $4::float8
        + ln((select sum(daily.points * power(2, (daily.day - last.day) / $4::float8)) from daily
              where daily.artwork_id = last.artwork_id and daily.points > 0)) / ln(2::float8)))::int as heat
    from last
  )
  update artworks set heat = coalesce(told.heat, 0), newcomer = created_at > $6 and coalesce(told.points, 0) < $5
  from unnest($7::uuid[]) works (id) left join told on told.artwork_id = works.id
  where artworks.id = works.id
    and (artworks.heat, artworks.newcomer) is distinct from
      (coalesce(told.heat, 0), created_at > $6 and coalesce(told.points, 0) < $5)`

/** Counters by day, written by one statement each; the order is settled for all that changed, some works at a time. */
export const postgresArtworkSignals = (sql: Sql, work: UnitOfWork): ArtworkSignals => ({
  async view(artworkId, visitor, now) {
    if (!isId(artworkId)) return
    const day = dayAt(now)
    await sql(
      `with made as (
         insert into visit_secrets (day, secret) values ($1, $2) on conflict do nothing returning secret
       ), today as (
         select secret from made union all select secret from visit_secrets where day = $1
       ), visit as (
         insert into artwork_visits (day, artwork_id, visitor)
         select $1, artworks.id, sha256(convert_to(today.secret || $4, 'UTF8')) from artworks, today
         where artworks.id = $3 and public
         on conflict do nothing
         returning artwork_id
       )
       insert into artwork_signals as kept (artwork_id, day, views) select artwork_id, $1, 1 from visit
       on conflict (artwork_id, day) do update set views = kept.views + 1, settled = false`,
      [day, randomUUID(), artworkId, visitor],
    )
  },

  async settle(now) {
    const { view, favourite, sale } = signalPoints
    const day = dayAt(now)
    // First, so that nothing that may fail keeps what is promised to be thrown away.
    await sql('delete from artwork_visits where day < $1', [day])
    await sql('delete from visit_secrets where day < $1', [day])
    const rule = [view, favourite, sale, halfLife, enoughPoints, newSince(now)]
    const news = await sql<{ id: string }>(
      'select distinct artwork_id as id from artwork_signals where not settled order by id',
    )
    for (let first = 0; first < news.length; first += worksAtOnce) {
      const ids = news.slice(first, first + worksAtOnce).map(({ id }) => id)
      await work.run(async () => {
        const taken = await sql<{ id: string }>(takeNews, [ids])
        await sql(reckonAnew, [...rule, taken.map(({ id }) => id)])
      })
    }
    await sql(
      `update artworks set newcomer = false
       where id in (select id from artworks where newcomer and created_at <= $1 limit $2
         for no key update skip locked)`,
      [newSince(now), settledAtOnce],
    )
    await sql('delete from artwork_signals where day < $1::date - $2::int and settled', [day, forgottenAfter])
  },
})
