import { Migration } from '@mikro-orm/migrations'

/** What visitors write to artists, and what those answer. */
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
        sent_at timestamptz not null,
        read_at timestamptz
      )`)
    this.addSql('create index messages_artist on messages (artist_id, sent_at desc)')
    this.addSql(`
      create table message_answers (
        id uuid primary key,
        message_id uuid not null references messages on delete cascade,
        body text not null,
        answered_at timestamptz not null
      )`)
    this.addSql('create index message_answers_message on message_answers (message_id, answered_at)')
  }

  override down(): void {
    this.addSql('drop table message_answers, messages')
  }
}
