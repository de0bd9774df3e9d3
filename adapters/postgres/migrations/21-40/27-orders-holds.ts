import { Migration } from '@mikro-orm/migrations'

/** Unpaid orders are counted by whose they are, so that nobody keeps more from others than a shopper would. */
export class OrdersHolds extends Migration {
  override up(): void {
    this.addSql('alter table orders add placed_from text')
    this.addSql(`create index orders_unpaid_from on orders (placed_from) where status = 'awaiting-payment'`)
    this.addSql(`create index orders_unpaid_of on orders (user_id) where status = 'awaiting-payment'`)
    this.addSql(`
      create index orders_unpaid_mailbox on orders (lower(regexp_replace(email, '[+].*@', '@')))
      where status = 'awaiting-payment'`)
  }

  override down(): void {
    this.addSql('drop index orders_unpaid_mailbox, orders_unpaid_of')
    this.addSql('alter table orders drop placed_from')
  }
}
