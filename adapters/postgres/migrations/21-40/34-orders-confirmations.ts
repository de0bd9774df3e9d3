import { Migration } from '@mikro-orm/migrations'

/** A guest's transfer holds nothing before its address is confirmed. */
export class OrdersConfirmations extends Migration {
  override up(): void {
    this.addSql('alter table orders add confirmation_digest text')
  }

  override down(): void {
    this.addSql('alter table orders drop confirmation_digest')
  }
}
