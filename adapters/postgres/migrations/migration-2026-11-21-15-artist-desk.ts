import { Migration } from '@mikro-orm/migrations'

/** What artists answer and have read, and how admins find an order. */
export class ArtistDesk extends Migration {
  override up(): void {
    this.addSql('alter table messages add column read_at timestamptz')
    this.addSql(`
      create table message_answers (
        id uuid primary key,
        message_id uuid not null references messages on delete cascade,
        body text not null,
        answered_at timestamptz not null
      )`)
    this.addSql('create index message_answers_message on message_answers (message_id, answered_at)')

    this.addSql(`
      alter table orders add column sought text not null generated always as
        (lower(number || ' ' || email || ' ' || coalesce(shipping->>'name', ''))) stored`)
    this.addSql('create index orders_sought on orders using gin (sought gin_trgm_ops)')
    this.addSql('create index orders_newest on orders (placed_at desc, id desc)')
    this.addSql('create index orders_status on orders (status, placed_at desc, id desc)')
  }

  override down(): void {
    this.addSql('drop index orders_status, orders_newest, orders_sought')
    this.addSql('alter table orders drop column sought')
    this.addSql('drop table message_answers')
    this.addSql('alter table messages drop column read_at')
  }
}
