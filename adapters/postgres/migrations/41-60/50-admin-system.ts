import { Migration } from '@mikro-orm/migrations'

/** The log tells also of jobs and mails that admins have had tried again. */
export class AdminSystem extends Migration {
  override up(): void {
    this.addSql('alter table audit_entries drop constraint audit_entries_subject_kind_check')
    this.addSql(`
      alter table audit_entries add constraint audit_entries_subject_kind_check
        check (subject_kind in ('user', 'artist', 'artwork', 'order', 'payouts', 'money', 'job', 'mail'))`)
  }

  override down(): void {
    this.addSql('alter table audit_entries drop constraint audit_entries_subject_kind_check')
    this.addSql(`
      alter table audit_entries add constraint audit_entries_subject_kind_check
        check (subject_kind in ('user', 'artist', 'artwork', 'order', 'payouts', 'money')) not valid`)
  }
}
