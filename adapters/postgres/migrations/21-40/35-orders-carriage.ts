import { Migration } from '@mikro-orm/migrations'

/** What each parcel of an order costs its artist to send, as they said when it was ordered. */
export class OrdersCarriage extends Migration {
  override up(): void {
    this.addSql('alter table fulfilments add carriage_cents int check (carriage_cents >= 0)')
  }

  override down(): void {
    this.addSql('alter table fulfilments drop carriage_cents')
  }
}
