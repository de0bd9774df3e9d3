import { Migration } from '@mikro-orm/migrations'

/**
 * What people do with works, counted by day. The order of trending works follows from it by the rule in
 * domain/catalogue/trending.ts; works hold what it said when the signals were last settled.
 */
export class CatalogueTrending extends Migration {
  override up(): void {
    this.addSql(`
      create table artwork_signals (
        artwork_id uuid not null references artworks on delete cascade,
        day date not null,
        views int not null default 0 check (views >= 0),
        favourites int not null default 0,
        sales int not null default 0,
        settled boolean not null default false,
        primary key (artwork_id, day)
      )`)
    this.addSql('create index artwork_signals_unsettled on artwork_signals (artwork_id) where not settled')
    this.addSql('create index artwork_signals_day on artwork_signals (day)')
    this.addSql(`
      create function signal_artwork(work uuid, at timestamptz, favourites_more int, sales_more int) returns void
      language sql as $$
        insert into artwork_signals as kept (artwork_id, day, favourites, sales)
        values (work, (at at time zone 'UTC')::date, favourites_more, sales_more)
        on conflict (artwork_id, day) do update set favourites = kept.favourites + favourites_more,
          sales = kept.sales + sales_more, settled = false
      $$`)

    // Who has looked at what today: fingerprints under a secret that is thrown away with them when the day is over.
    this.addSql('create table visit_secrets (day date primary key, secret text not null)')
    this.addSql(`
      create table artwork_visits (
        day date not null,
        artwork_id uuid not null references artworks on delete cascade,
        visitor bytea not null,
        primary key (day, artwork_id, visitor)
      )`)
  }

  override down(): void {
    this.addSql('drop table artwork_visits, visit_secrets')
    this.addSql('drop function signal_artwork')
    this.addSql('drop table artwork_signals')
  }
}
