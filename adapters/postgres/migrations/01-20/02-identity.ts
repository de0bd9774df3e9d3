import { Migration } from '@mikro-orm/migrations'

/** Accounts with their sessions and the one-time links they are sent. */
export class Identity extends Migration {
  override up(): void {
    this.addSql(`
      create table users (
        id uuid primary key,
        name text not null,
        email text,
        country text not null default '',
        phone text not null default '',
        role text not null default 'user' check (role in ('user', 'artist', 'admin')),
        password_hash text,
        email_verified_at timestamptz(3),
        suspended_at timestamptz(3),
        deleted_at timestamptz(3),
        last_seen_at timestamptz(3),
        created_at timestamptz(3) not null default now(),
        version int not null default 1,
        label text collate "C" not null generated always as (lower(name)) stored,
        sought text not null generated always as (lower(name || ' ' || coalesce(email, ''))) stored
      )`)
    this.addSql('create unique index users_email on users (lower(email))')
    this.addSql(`create index users_admins on users (id) where role = 'admin'`)
    this.addSql('create index users_sought on users using gin (sought gin_trgm_ops)')
    for (const [name, columns, condition] of [
      ['newest', 'created_at, id', ''],
      ['label', 'label, id', ''],
      ['last_seen', `coalesce(last_seen_at, 'epoch'), id`, ''],
      ['role', 'role, created_at, id', ''],
      ['suspended', 'created_at, id', ' and suspended_at is not null'],
    ])
      this.addSql(`create index users_${name} on users (${columns}) where deleted_at is null${condition}`)

    this.addSql(`
      create table sessions (
        id uuid primary key,
        token_digest text not null unique,
        user_id uuid not null references users on delete cascade,
        device text not null,
        created_at timestamptz(3) not null,
        seen_at timestamptz(3) not null,
        ends_at timestamptz(3) not null
      )`)
    this.addSql('create index sessions_user on sessions (user_id)')
    this.addSql('create index sessions_end on sessions (ends_at)')
    this.addSql(`
      create function note_last_seen() returns trigger language plpgsql as $$
      begin
        update users set last_seen_at = new.seen_at
        where id = new.user_id and (last_seen_at is null or last_seen_at < new.seen_at);
        return null;
      end $$`)
    this.addSql(`
      create trigger note_last_seen after insert or update of seen_at on sessions
      for each row execute function note_last_seen()`)

    this.addSql(`
      create table one_time_tokens (
        digest text primary key,
        user_id uuid not null references users on delete cascade,
        purpose text not null check (purpose in ('reset', 'verify')),
        expires_at timestamptz(3) not null,
        unique (user_id, purpose)
      )`)
    this.addSql('create index one_time_tokens_expired on one_time_tokens (expires_at)')
  }

  override down(): void {
    this.addSql('drop table one_time_tokens, sessions, users')
    this.addSql('drop function note_last_seen')
  }
}
