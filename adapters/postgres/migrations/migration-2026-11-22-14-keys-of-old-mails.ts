import { Migration } from '@mikro-orm/migrations'

/** Mails that were sent or given up before lose the keys of their links, too; of their pages, which nobody reads, nothing stays. */
export class KeysOfOldMails extends Migration {
  override up(): void {
    this.addSql(`
      update outbox set html = null, body = regexp_replace(body, '=[A-Za-z0-9_%-]{20,}', '=…', 'g')
      where (sent_at is not null or given_up_at is not null) and recipient <> ''`)
  }

  override down(): void {
    // Nobody knows them any more.
  }
}
