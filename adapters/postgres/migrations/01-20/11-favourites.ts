import { Migration } from '@mikro-orm/migrations'

/** What accounts like and whom they follow; artists' followers are kept counted. */
export class Favourites extends Migration {
  override up(): void {
    this.addSql(`
      create table favourites (
        user_id uuid not null references users on delete cascade,
        artwork_id uuid not null references artworks on delete cascade,
        created_at timestamptz(3) not null default now(),
        primary key (user_id, artwork_id)
      )`)
    this.addSql('create index favourites_newest on favourites (user_id, created_at, artwork_id)')
    this.addSql('create index favourites_artwork on favourites (artwork_id)')
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
      create table follows (
        user_id uuid not null references users on delete cascade,
        artist_id uuid not null references artists on delete cascade,
        primary key (user_id, artist_id)
      )`)
    this.addSql('create index follows_artist on follows (artist_id)')
    this.addSql(`
      create function count_followers() returns trigger language plpgsql as $$
      begin
        update artists set follower_count = follower_count + case tg_op when 'INSERT' then delta.count else -delta.count end
        from (select artist_id, count(*)::int as count from changed group by 1) delta
        where artists.id = delta.artist_id;
        return null;
      end $$`)
    this.addSql(`
      create trigger count_new after insert on follows referencing new table as changed
      for each statement execute function count_followers()`)
    this.addSql(`
      create trigger count_gone after delete on follows referencing old table as changed
      for each statement execute function count_followers()`)

    // Works that followers are still to be told of, and who wants to be told.
    this.addSql(`
      create table new_works (
        user_id uuid not null references users on delete cascade,
        artwork_id uuid not null references artworks on delete cascade,
        noted_at timestamptz(3) not null,
        primary key (user_id, artwork_id)
      )`)
    this.addSql('create index new_works_artwork on new_works (artwork_id)')
    this.addSql('create index new_works_age on new_works (noted_at)')
    this.addSql(`
      create table new_works_mails (
        user_id uuid primary key references users on delete cascade,
        wanted boolean not null default true,
        last_at timestamptz(3)
      )`)
  }

  override down(): void {
    this.addSql('drop table new_works_mails, new_works, follows, favourites')
    this.addSql('drop function count_followers, signal_favourite')
  }
}
