import { Migration } from '@mikro-orm/migrations'

/** Those who sell here, their names folded for sorting and searching. */
export class Artists extends Migration {
  override up(): void {
    // 'withheld': of an account that is suspended or no artist any more; what it was before stands beside it.
    this.addSql(`
      create table artists (
        id uuid primary key,
        user_id uuid unique references users,
        source_key text unique,
        name text not null check (name <> ''),
        approval text not null default 'pending'
          check (approval in ('pending', 'approved', 'rejected', 'withheld')),
        approval_before text,
        rejection text,
        asked_at timestamptz(3),
        preferred_medium text not null default '',
        bio text not null default '',
        country char(2),
        exhibitions jsonb not null default '[]',
        picture_hash text,
        picture_width int check (picture_width > 0),
        picture_height int check (picture_height > 0),
        artwork_count int not null default 0 check (artwork_count >= 0),
        follower_count int not null default 0 check (follower_count >= 0),
        member_since timestamptz(3) not null default now(),
        version int not null default 1,
        sort_name text collate "C" not null default '',
        search tsvector not null default '',
        check ((approval = 'withheld') = (approval_before is not null))
      )`)
    this.addSql(`create index artists_name on artists (sort_name, id) where approval = 'approved'`)
    this.addSql(`create index artists_newest on artists (member_since, id) where approval = 'approved'`)
    this.addSql(`
      create index artists_followed on artists (follower_count, artwork_count, id) where approval = 'approved'`)
    this.addSql(`create index artists_pending on artists (id) where approval = 'pending'`)
    this.addSql('create index artists_picture on artists (picture_hash) where picture_hash is not null')
    this.addSql('create index artists_search on artists using gin (search)')

    this.addSql(`
      create function derive_artist() returns trigger language plpgsql as $$
      begin
        new.sort_name := search_text(new.name);
        new.search := search_lexemes(new.name, 'A')::tsvector;
        return new;
      end $$`)
    this.addSql(`
      create trigger derive before insert or update of name on artists
      for each row execute function derive_artist()`)
  }

  override down(): void {
    this.addSql('drop table artists')
    this.addSql('drop function derive_artist')
  }
}
