import { Migration } from '@mikro-orm/migrations'

/** Works that have arrived damaged, and what buyers, artists and admins say about them, with photographs. */
export class Claims extends Migration {
  override up(): void {
    this.addSql(`
      create table claims (
        id uuid primary key,
        order_id uuid not null references orders,
        order_number text not null,
        artwork_id uuid not null,
        artist_id uuid not null references artists,
        artist_name text not null,
        opened_at timestamptz(3) not null,
        closed_at timestamptz(3),
        read_by_buyer_at timestamptz(3),
        read_by_artist_at timestamptz(3),
        read_by_admin_at timestamptz(3)
      )`)
    this.addSql('create index claims_order_id on claims (order_id)')
    this.addSql('create unique index claims_open on claims (order_id, artwork_id) where closed_at is null')
    this.addSql('create index claims_waiting on claims (opened_at, id) where closed_at is null')
    this.addSql(`
      create table claim_messages (
        id uuid primary key,
        position bigint not null generated always as identity,
        claim_id uuid not null references claims,
        key_digest text not null,
        by text not null check (by in ('buyer', 'artist', 'admin')),
        name text not null,
        body text not null,
        at timestamptz(3) not null,
        unique (claim_id, key_digest)
      )`)
    this.addSql(`
      create table claim_photographs (
        id uuid primary key,
        message_id uuid not null references claim_messages,
        position integer not null,
        hash text not null,
        width integer not null,
        height integer not null,
        unique (message_id, position)
      )`)
    this.addSql('create index claim_photographs_hash on claim_photographs (hash)')
    for (const table of ['claim_messages', 'claim_photographs'])
      this.addSql(`
        create trigger ${table}_stay before update or delete or truncate on ${table}
        for each statement execute function refuse_change()`)
  }

  override down(): void {
    this.addSql('drop table claim_photographs')
    this.addSql('drop table claim_messages')
    this.addSql('drop table claims')
  }
}
