import { Migration } from '@mikro-orm/migrations'

/** What is counted often is kept counted: public works by category and price, and how many each artist has. */
export class CatalogueCounts extends Migration {
  override up(): void {
    // The edges of the price bands are the steps; each range is named by where it begins.
    this.addSql(`
      create table artwork_counts (
        category text not null,
        price_from int not null,
        count int not null check (count >= 0),
        primary key (category, price_from)
      )`)
    this.addSql(`
      create function price_step(cents int) returns int language sql immutable parallel safe as $$
        select case when cents > 100000 then 100001 when cents > 50000 then 50001 when cents = 50000 then 50000
          when cents >= 10000 then 10000 when cents > 0 then 1 else 0 end
      $$`)

    this.addSql(`
      create function count_artworks() returns trigger language plpgsql as $$
      declare
        sign int := case tg_op when 'INSERT' then 1 else -1 end;
      begin
        insert into artwork_counts as kept (category, price_from, count)
        select category, price_step(price_cents), 0 from changed where public group by 1, 2 order by 1, 2
        on conflict do nothing;
        update artwork_counts kept set count = kept.count + sign * delta.count
        from (select category, price_step(price_cents) as price_from, count(*)::int as count
              from changed where public group by 1, 2) delta
        where kept.category = delta.category and kept.price_from = delta.price_from;
        update artists set artwork_count = artwork_count + sign * delta.count
        from (select artist_id, count(*)::int as count from changed where public group by 1) delta
        where artists.id = delta.artist_id;
        return null;
      end $$`)
    this.addSql(`
      create function recount_artwork() returns trigger language plpgsql as $$
      begin
        if old.public then
          update artwork_counts set count = count - 1
          where category = old.category and price_from = price_step(old.price_cents);
          update artists set artwork_count = artwork_count - 1 where id = old.artist_id;
        end if;
        if new.public then
          insert into artwork_counts as kept (category, price_from, count)
          values (new.category, price_step(new.price_cents), 1)
          on conflict (category, price_from) do update set count = kept.count + 1;
          update artists set artwork_count = artwork_count + 1 where id = new.artist_id;
        end if;
        return null;
      end $$`)
    this.addSql(`
      create trigger count_new after insert on artworks referencing new table as changed
      for each statement execute function count_artworks()`)
    this.addSql(`
      create trigger count_gone after delete on artworks referencing old table as changed
      for each statement execute function count_artworks()`)
    this.addSql(`
      create trigger recount after update of visibility, category, price_cents, artist_id on artworks for each row
      when ((old.public, old.category, old.price_cents, old.artist_id)
        is distinct from (new.public, new.category, new.price_cents, new.artist_id))
      execute function recount_artwork()`)
  }

  override down(): void {
    for (const trigger of ['count_new', 'count_gone', 'recount'])
      this.addSql(`drop trigger ${trigger} on artworks`)
    this.addSql('drop function count_artworks, recount_artwork, price_step')
    this.addSql('drop table artwork_counts')
  }
}
