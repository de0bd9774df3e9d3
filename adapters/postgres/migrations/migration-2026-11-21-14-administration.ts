import { Migration } from '@mikro-orm/migrations'

const approvals = (...values: readonly string[]): string =>
  `approval in (${values.map((value) => `'${value}'`).join(', ')})`

/** What admins do: decide on artists, mind accounts and works, and leave a trace of all of it. */
export class Administration extends Migration {
  override up(): void {
    this.addSql(`
      create table audit_entries (
        id uuid primary key default gen_random_uuid(),
        position bigint not null generated always as identity,
        at timestamptz(3) not null,
        admin_id uuid not null references users,
        admin_name text not null,
        action text not null,
        subject_kind text not null check (subject_kind in ('user', 'artist', 'artwork', 'order')),
        subject_id text not null,
        subject_name text not null,
        before jsonb,
        after jsonb
      )`)
    this.addSql('create index audit_entries_newest on audit_entries (position, id)')
    this.addSql('create index audit_entries_subject on audit_entries (subject_id, position, id)')
    this.addSql('create index audit_entries_admin on audit_entries (admin_id, position, id)')
    this.addSql('create index audit_entries_names on audit_entries using gin (subject_name gin_trgm_ops)')
    this.addSql(`
      create trigger audit_entries_stay before update or delete or truncate on audit_entries
      for each statement execute function refuse_change()`)

    // 'withheld': of an account that is suspended or no artist any more; what it was before stands beside it.
    this.addSql('alter table artists drop constraint artists_approval_check')
    this.addSql(`
      alter table artists
        add check (${approvals('pending', 'approved', 'rejected', 'withheld')}),
        add column approval_before text,
        add column asked_at timestamptz(3),
        add column version int not null default 1,
        add check ((approval = 'withheld') = (approval_before is not null))`)
    this.addSql(`create index artists_pending on artists (id) where approval = 'pending'`)

    this.addSql('alter table artworks add column featured_at timestamptz(3)')
    this.addSql('create index artworks_all_newest on artworks (created_at, id)')
    this.addSql(`create index artworks_hidden on artworks (created_at, id) where visibility = 'hidden'`)
    this.addSql('create index artworks_featured on artworks (created_at, id) where featured_at is not null')

    this.addSql(`
      alter table users
        add column last_seen_at timestamptz(3),
        add column label text collate "C" not null generated always as (lower(name)) stored,
        add column sought text not null generated always as (lower(name || ' ' || coalesce(email, ''))) stored`)
    this.addSql(`
      update users set last_seen_at = seen from (select user_id, max(seen_at) as seen from sessions group by 1) used
      where users.id = user_id`)
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
    this.addSql('create index users_sought on users using gin (sought gin_trgm_ops)')
    for (const [name, columns, condition] of [
      ['newest', 'created_at, id', ''],
      ['label', 'label, id', ''],
      ['last_seen', `coalesce(last_seen_at, 'epoch'), id`, ''],
      ['role', 'role, created_at, id', ''],
      ['suspended', 'created_at, id', ' and suspended_at is not null'],
    ])
      this.addSql(`create index users_${name} on users (${columns}) where deleted_at is null${condition}`)
    this.addSql('create index orders_placed on orders (placed_at) include (status)')
    this.addSql(
      `create index ledger_entries_buyers on ledger_entries (at) include (amount_cents) where account = 'buyer'`,
    )
  }

  override down(): void {
    this.addSql('drop index ledger_entries_buyers, orders_placed')
    this.addSql('drop trigger note_last_seen on sessions')
    this.addSql('drop function note_last_seen')
    this.addSql(
      'drop index users_sought, users_newest, users_label, users_last_seen, users_role, users_suspended',
    )
    this.addSql('alter table users drop column sought, drop column label, drop column last_seen_at')
    this.addSql('drop index artworks_all_newest, artworks_hidden, artworks_featured')
    this.addSql('alter table artworks drop column featured_at')
    this.addSql('drop index artists_pending')
    this.addSql(`update artists set approval = approval_before where approval = 'withheld'`)
    this.addSql(`
      alter table artists drop column version, drop column asked_at, drop column approval_before,
        drop constraint artists_approval_check, add check (${approvals('pending', 'approved', 'rejected')})`)
    this.addSql('drop table audit_entries')
  }
}
