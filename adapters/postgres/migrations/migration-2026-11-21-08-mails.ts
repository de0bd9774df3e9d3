import { Migration } from '@mikro-orm/migrations'

/** Mails as pages beside their words, and how far each has come. */
export class Mails extends Migration {
  override up(): void {
    this.addSql(`
      alter table outbox
        add column html text,
        add column no_reply boolean not null default false,
        add column claimed_until timestamptz,
        add column given_up_at timestamptz`)
    // What is read in the mailbox of a shop that sends no mails.
    this.addSql('create index outbox_newest on outbox (created_at desc)')
    this.addSql('create index outbox_recipient on outbox (lower(recipient), created_at desc)')
  }

  override down(): void {
    this.addSql('drop index outbox_newest, outbox_recipient')
    this.addSql(
      'alter table outbox drop column html, drop column no_reply, drop column claimed_until, drop column given_up_at',
    )
  }
}
