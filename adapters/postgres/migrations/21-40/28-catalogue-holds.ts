import { Migration } from '@mikro-orm/migrations'

/** A work says itself until when its pieces are in unpaid orders, so that no list has to look for them. */
export class CatalogueHolds extends Migration {
  override up(): void {
    this.addSql('alter table artworks add held_until timestamptz')
    this.addSql(`
      update artworks set held_until = held.until from (
        select artwork_id, min(expires_at) as until
        from order_lines join orders on orders.id = order_id where status = 'awaiting-payment' group by artwork_id
      ) as held where held.artwork_id = artworks.id`)
  }

  override down(): void {
    this.addSql('alter table artworks drop held_until')
  }
}
