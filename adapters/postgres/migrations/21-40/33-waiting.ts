import { Migration } from '@mikro-orm/migrations'

/** Those who are to be told when a work can be bought again: accounts, and visitors by an address. */
export class Waiting extends Migration {
  override up(): void {
    this.addSql(`
      create table waiting (
        id uuid primary key,
        artwork_id uuid not null references artworks on delete cascade,
        user_id uuid references users on delete cascade,
        email text,
        since timestamptz(3) not null,
        told_at timestamptz(3),
        unique (artwork_id, user_id),
        check ((user_id is null) <> (email is null))
      )`)
    this.addSql('create index waiting_line on waiting (artwork_id, since, id) where told_at is null')
    this.addSql('create index waiting_told on waiting (told_at, artwork_id) where told_at is not null')
    this.addSql('create index waiting_of on waiting (user_id) where user_id is not null')
    this.addSql('create index waiting_at on waiting (lower(email)) where email is not null')
  }

  override down(): void {
    this.addSql('drop table waiting')
  }
}
