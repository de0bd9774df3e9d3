import type { DailySignals } from '#domain/catalogue/trending.ts'
import type { Sql } from '../sql.ts'

/** Every public work, the newest first. */
export const worksNewestFirst = async (sql: Sql): Promise<string[]> =>
  (await sql<{ id: string }>('select id from artworks where public order by created_at desc, id')).map(
    ({ id }) => id,
  )

/** Counts what has happened to works in one go, on top of what is counted already. */
export async function keepSignals(
  sql: Sql,
  signals: readonly (DailySignals & { readonly artworkId: string })[],
): Promise<void> {
  await sql(
    `insert into artwork_signals as kept (artwork_id, day, views, favourites, sales)
     select "artworkId", date '1970-01-01' + day, views, favourites, sales
     from jsonb_to_recordset($1::jsonb) as given("artworkId" uuid, day int, views int, favourites int, sales int)
     on conflict (artwork_id, day) do update set views = kept.views + excluded.views,
       favourites = kept.favourites + excluded.favourites, sales = kept.sales + excluded.sales, settled = false`,
    [JSON.stringify(signals)],
  )
}
