import { Migration } from '@mikro-orm/migrations'

/** What works can be chosen by further, under a price or a colour, is counted out of an index alone, not out of the works. */
export class Choices extends Migration {
  override up(): void {
    this.addSql(`
      create index artworks_price_choices on artworks (category, price_cents) include (medium, colour, orientation)
      where public`)
    this.addSql(`
      create index artworks_colour_choices on artworks (colour, category, price_cents) include (medium, orientation)
      where public and colour is not null`)
  }

  override down(): void {
    this.addSql('drop index artworks_price_choices, artworks_colour_choices')
  }
}
