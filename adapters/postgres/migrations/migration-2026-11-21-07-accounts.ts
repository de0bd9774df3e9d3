import { Migration } from '@mikro-orm/migrations'

/** Accounts with their sessions and the one-time links they are sent; how often something was tried. */
export class Accounts extends Migration {
  override up(): void {
    this.addSql(`
      alter table users
        add column country text not null default '',
        add column phone text not null default '',
        add column password_hash text,
        add column email_verified_at timestamptz(3),
        add column suspended_at timestamptz(3),
        add column deleted_at timestamptz(3),
        add column version int not null default 1`)
    this.addSql(`create index users_admins on users (id) where role = 'admin'`)

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
      create table one_time_tokens (
        digest text primary key,
        user_id uuid not null references users on delete cascade,
        purpose text not null check (purpose in ('reset', 'verify')),
        expires_at timestamptz(3) not null,
        unique (user_id, purpose)
      )`)
    this.addSql('create index one_time_tokens_expired on one_time_tokens (expires_at)')

    // The shape that the rate limiter's library wants; after a crash it may begin anew.
    this.addSql(`
      create unlogged table throttle (
        key varchar(255) primary key,
        points int not null default 0,
        expire bigint
      )`)
  }

  override down(): void {
    this.addSql('drop table throttle, one_time_tokens, sessions')
    this.addSql('drop index users_admins')
    this.addSql(`
      alter table users
        drop column country, drop column phone, drop column password_hash, drop column email_verified_at,
        drop column suspended_at, drop column deleted_at, drop column version`)
  }
}
