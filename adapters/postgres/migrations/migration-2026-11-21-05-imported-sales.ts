import { Migration } from '@mikro-orm/migrations'

/** What an import's line last said of price and stock, so that importing again gives nothing back that was sold. */
export class ImportedSales extends Migration {
  override up(): void {
    this.addSql('alter table artworks add column source_price_cents int, add column source_stock int')
    // Every piece sold so far counts in the popularity.
    this.addSql(
      `update artworks set source_price_cents = price_cents, source_stock = stock + popularity
       where source_hash is not null and price_cents > 0`,
    )
  }

  override down(): void {
    this.addSql('alter table artworks drop column source_price_cents, drop column source_stock')
  }
}
