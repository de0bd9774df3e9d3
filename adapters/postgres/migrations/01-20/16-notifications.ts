import { Migration } from '@mikro-orm/migrations'

/** Mails as words and as pages, and how far each has come. */
export class Notifications extends Migration {
  override up(): void {
    // kept_at: for good, because there was no mail server when it was written.
    this.addSql(`
      create table outbox (
        id uuid primary key default gen_random_uuid(),
        event text not null unique,
        recipient text not null,
        subject text not null,
        body text not null,
        html text,
        no_reply boolean not null default false,
        stop_url text,
        created_at timestamptz not null,
        claimed_until timestamptz,
        sent_at timestamptz,
        given_up_at timestamptz,
        kept_at timestamptz
      )`)
    // What is read in the mailbox of a shop that sends no mails.
    this.addSql('create index outbox_newest on outbox (created_at desc)')
    this.addSql('create index outbox_recipient on outbox (lower(recipient), created_at desc)')
    // What admins find undelivered, the newest first.
    this.addSql('create index outbox_undelivered on outbox (created_at desc, id desc) where sent_at is null')
  }

  override down(): void {
    this.addSql('drop table outbox')
  }
}
