import { Migration } from '@mikro-orm/migrations'

/** Money of orders that only a person can send back, and whether it has left. */
export class OrdersRefundsDue extends Migration {
  override up(): void {
    this.addSql(`
      create table refunds_due (
        id uuid primary key,
        key text not null unique,
        order_number text not null references orders (number),
        attempt_id uuid references payment_attempts,
        way text not null check (way in ('phone', 'transfer', 'card')),
        price bigint not null check (price > 0),
        amount bigint not null check (amount > 0),
        currency text not null check (currency in ('USD', 'KES', 'EUR')),
        due_at timestamptz not null,
        sent_at timestamptz
      )`)
    this.addSql('create index refunds_due_open on refunds_due (due_at, id) where sent_at is null')
    this.addSql('create index refunds_due_attempt on refunds_due (attempt_id) where attempt_id is not null')
    this.addSql('create index refunds_due_order on refunds_due (order_number)')
  }

  override down(): void {
    this.addSql('drop table refunds_due')
  }
}
