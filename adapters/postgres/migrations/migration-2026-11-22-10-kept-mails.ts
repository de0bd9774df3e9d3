import { Migration } from '@mikro-orm/migrations'

/** Which mails are kept for good because there was no mail server when they were written. */
export class KeptMails extends Migration {
  override up(): void {
    this.addSql('alter table outbox add column kept_at timestamptz')
    // Nobody tries longer than three days: whatever is older has found no server at all.
    this.addSql(`
      update outbox set kept_at = now()
      where sent_at is null and given_up_at is null and created_at < now() - interval '3 days'`)
    // What admins find undelivered, the newest first.
    this.addSql('create index outbox_undelivered on outbox (created_at desc, id desc) where sent_at is null')
    this.addSql('drop index outbox_waiting')
  }

  override down(): void {
    this.addSql('create index outbox_waiting on outbox (created_at) where sent_at is null')
    this.addSql('drop index outbox_undelivered')
    this.addSql('alter table outbox drop column kept_at')
  }
}
