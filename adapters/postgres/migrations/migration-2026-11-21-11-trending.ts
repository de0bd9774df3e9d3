import { Migration } from '@mikro-orm/migrations'

/**
 * What people do with works, counted by day, and the order of trending works that follows from it. The rule stands in
 * domain/catalogue/trending.ts; the columns here hold what it said when the signals were last settled.
 */
export class Trending extends Migration {
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

    // Who has looked at what today: fingerprints under a secret that is thrown away with them when the day is over.
    this.addSql(`create table visit_secrets (day date primary key, secret text not null)`)
    this.addSql(`
      create table artwork_visits (
        day date not null,
        artwork_id uuid not null references artworks on delete cascade,
        visitor bytea not null,
        primary key (day, artwork_id, visitor)
      )`)

    this.addSql(`
      create function signal_artwork(work uuid, at timestamptz, favourites_more int, sales_more int) returns void
      language sql as $$
        insert into artwork_signals as kept (artwork_id, day, favourites, sales)
        values (work, (at at time zone 'UTC')::date, favourites_more, sales_more)
        on conflict (artwork_id, day) do update set favourites = kept.favourites + favourites_more,
          sales = kept.sales + sales_more, settled = false
      $$`)
    // What is taken back is taken from the day on which it was given.
    this.addSql(`
      create function signal_favourite() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          perform signal_artwork(new.artwork_id, new.created_at, 1, 0);
        elsif exists (select 1 from artworks where id = old.artwork_id) then
          perform signal_artwork(old.artwork_id, old.created_at, -1, 0);
        end if;
        return null;
      end $$`)
    this.addSql(`
      create trigger signal_favourite after insert or delete on favourites
      for each row execute function signal_favourite()`)
    this.addSql(`
      create function signal_sale() returns trigger language plpgsql as $$
      declare
        paid_at timestamptz := case when new.status = 'paid' then new.at
          else (select at from order_events where order_id = new.order_id and status = 'paid' limit 1) end;
      begin
        if paid_at is not null then
          perform signal_artwork(artwork_id, paid_at, 0, case when new.status = 'paid' then quantity else -quantity end)
          from order_lines where order_id = new.order_id order by artwork_id;
        end if;
        return null;
      end $$`)
    this.addSql(`
      create trigger signal_sale after insert on order_events for each row
      when (new.status in ('paid', 'cancelled', 'refunded')) execute function signal_sale()`)

    this.addSql(`
      alter table artworks
        add column heat int not null default 0 check (heat >= 0),
        add column newcomer boolean not null default true,
        add column trend int not null generated always as
          (case when heat > 0 then heat when price_cents > 0 then 1 else 0 end) stored,
        add column fresh boolean not null generated always as (newcomer and price_cents > 0 and stock > 0) stored`)
    for (const [name, within] of [
      ['artworks', ''],
      ['artworks_category', 'category, '],
    ]) {
      this.addSql(
        `create index ${name}_trend on artworks (${within}trend, created_at, id) where public and not fresh`,
      )
      this.addSql(`create index ${name}_fresh on artworks (${within}created_at, id) where public and fresh`)
    }
    this.addSql('create index artworks_newcomers on artworks (created_at) where newcomer')
  }

  override down(): void {
    this.addSql('drop trigger signal_sale on order_events')
    this.addSql('drop trigger signal_favourite on favourites')
    this.addSql('drop function signal_sale, signal_favourite, signal_artwork')
    this.addSql('drop table artwork_visits, visit_secrets, artwork_signals')
    this.addSql(`drop index artworks_trend, artworks_category_trend, artworks_fresh, artworks_category_fresh,
      artworks_newcomers`)
    this.addSql(`alter table artworks drop column fresh, drop column trend`)
    this.addSql(`alter table artworks drop column newcomer, drop column heat`)
  }
}
