import { Migration } from '@mikro-orm/migrations'

/** Buyers who withdraw from what they have bought, and the works that come back. */
export class Returns extends Migration {
  override up(): void {
    this.addSql(`
      create table withdrawals (
        id uuid primary key,
        order_id uuid not null references orders,
        key_digest text not null,
        name text not null,
        email text not null,
        at timestamptz(3) not null,
        pieces jsonb not null,
        unique (order_id, key_digest)
      )`)
    this.addSql(`
      create trigger withdrawals_stay before update or delete or truncate on withdrawals
      for each statement execute function refuse_change()`)
    this.addSql(`
      create table returns (
        id uuid primary key,
        withdrawal_id uuid not null references withdrawals,
        order_id uuid not null references orders,
        artist_id uuid not null references artists,
        artist_name text not null,
        pieces jsonb not null,
        asked_at timestamptz(3) not null,
        send_by timestamptz(3) not null,
        status text not null check (status in ('expected', 'sent', 'received', 'waived', 'refused')),
        send_to text,
        carrier text,
        tracking_number text,
        sent_at timestamptz(3),
        ended_at timestamptz(3),
        unique (withdrawal_id, artist_id)
      )`)
    this.addSql('create index returns_order_id on returns (order_id)')
  }

  override down(): void {
    this.addSql('drop table returns')
    this.addSql('drop table withdrawals')
  }
}
