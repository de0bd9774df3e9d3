import { Migration } from '@mikro-orm/migrations'

/** What visitors write to artists. */
export class Messages extends Migration {
  override up(): void {
    this.addSql(`
      create table messages (
        id uuid primary key,
        artist_id uuid not null references artists,
        sender_id uuid,
        sender_name text not null,
        sender_email text not null,
        subject text not null,
        body text not null,
        sent_at timestamptz not null
      )`)
    this.addSql('create index messages_artist on messages (artist_id, sent_at desc)')
  }

  override down(): void {
    this.addSql('drop table messages')
  }
}
