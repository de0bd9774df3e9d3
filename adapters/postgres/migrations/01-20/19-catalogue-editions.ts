import { Migration } from '@mikro-orm/migrations'

/** Prints, casts and photographs are of an edition, in its artist's own words. */
export class CatalogueEditions extends Migration {
  override up(): void {
    this.addSql(`alter table artworks add column edition text not null default ''`)
  }

  override down(): void {
    this.addSql('alter table artworks drop column edition')
  }
}
