import { Migration } from '@mikro-orm/migrations'

/** What admins did stays in the log for good; who an account belonged to is forgotten with the account. */
export class Admin extends Migration {
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
      create trigger audit_entries_stay
      before update of id, position, at, admin_id, action, subject_kind, subject_id or delete or truncate on audit_entries
      for each statement execute function refuse_change()`)
    this.addSql(`
      create function refuse_all_but_forgetting() returns trigger language plpgsql as $$
      declare
        personal constant text[] := array['name', 'email', 'country', 'phone'];
      begin
        if new.admin_name not in (old.admin_name, 'Deleted account')
          or new.subject_name not in (old.subject_name, 'Deleted account')
          or not coalesce(old.before @> new.before, true) or not coalesce(old.after @> new.after, true)
          or new.before - personal is distinct from old.before - personal
          or new.after - personal is distinct from old.after - personal then
          raise exception 'what is in % stays there', tg_table_name;
        end if;
        return new;
      end $$`)
    this.addSql(`
      create trigger audit_entries_forget before update of admin_name, subject_name, before, after on audit_entries
      for each row execute function refuse_all_but_forgetting()`)
  }

  override down(): void {
    this.addSql('drop table audit_entries')
    this.addSql('drop function refuse_all_but_forgetting')
  }
}
