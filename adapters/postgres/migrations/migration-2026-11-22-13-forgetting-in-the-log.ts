import { Migration } from '@mikro-orm/migrations'

/** What admins did stays in the log for good; who an account belonged to is forgotten with the account. */
export class ForgettingInTheLog extends Migration {
  override up(): void {
    this.addSql('drop trigger audit_entries_stay on audit_entries')
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
    // Accounts that are deleted already.
    this.addSql(`
      update audit_entries set admin_name = 'Deleted account'
      from users admin where admin.id = admin_id and admin.deleted_at is not null`)
    this.addSql(`
      update audit_entries set subject_name = 'Deleted account',
        before = before - array['name', 'email', 'country', 'phone'],
        after = after - array['name', 'email', 'country', 'phone']
      from users left join artists on artists.user_id = users.id
      where users.deleted_at is not null and subject_kind in ('user', 'artist')
        and subject_id in (users.id::text, artists.id::text)`)
  }

  override down(): void {
    this.addSql('drop trigger audit_entries_forget on audit_entries')
    this.addSql('drop function refuse_all_but_forgetting')
    this.addSql('drop trigger audit_entries_stay on audit_entries')
    this.addSql(`
      create trigger audit_entries_stay before update or delete or truncate on audit_entries
      for each statement execute function refuse_change()`)
  }
}
