import { randomUUID } from 'node:crypto'
import type { ArtworkSignals } from '#application/catalogue/artwork-signals.ts'
import { enoughPoints, halfLife, newSince, signalPoints } from '#domain/catalogue/trending.ts'
import type { Sql } from '../sql.ts'
import { isId } from './parameters.ts'

/** Days after which hardly a millionth of a point is left. */
const forgottenAfter = 60

/** Works that cease to be new at a time: after an import of a whole museum all do on the same day. */
const settledAtOnce = 2_000

const dayAt = (now: Date): string => now.toISOString().slice(0, 10)

/** Heat and newcomers by the rule of domain/catalogue/trending.ts, for the works about which there is news. */
const settleChanged = `
  with changed as (
    update artwork_signals set settled = true where not settled returning artwork_id
  ), daily as (
    select artwork_id, day - date '1970-01-01' as day, views * $1 + favourites * $2 + sales * $3 as points
    from artwork_signals where artwork_id in (select artwork_id from changed)
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
  from (select distinct artwork_id from changed) works left join told using (artwork_id)
  where artworks.id = works.artwork_id
    and (artworks.heat, artworks.newcomer) is distinct from
      (coalesce(told.heat, 0), created_at > $6 and coalesce(told.points, 0) < $5)`

/** Counters by day, written by one statement each; the order is settled for all that changed at once. */
export const postgresArtworkSignals = (sql: Sql): ArtworkSignals => ({
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
    await sql(settleChanged, [view, favourite, sale, halfLife, enoughPoints, newSince(now)])
    await sql(
      `update artworks set newcomer = false
       where id in (select id from artworks where newcomer and created_at <= $1 limit $2)`,
      [newSince(now), settledAtOnce],
    )
    await sql('delete from artwork_signals where day < $1::date - $2::int and settled', [day, forgottenAfter])
  },
})
