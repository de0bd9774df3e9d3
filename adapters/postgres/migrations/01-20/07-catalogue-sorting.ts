import { Migration } from '@mikro-orm/migrations'

/** What is sold out stands last in lists of what people care for. */
const standing = (merit: string) =>
  `(case when price_cents > 0 and stock = 0 then ${merit} - 1000000000 else ${merit} end)`

/**
 * Every order of the gallery, alone and within a category, is an index that a page is read from where the last one ended; so is
 * what works are chosen by.
 */
export class CatalogueSorting extends Migration {
  override up(): void {
    for (const [name, within] of [
      ['artworks', ''],
      ['artworks_category', 'category, '],
    ]) {
      this.addSql(`create index ${name}_newest on artworks (${within}created_at, id) where public`)
      this.addSql(`
        create index ${name}_popular on artworks (${within}${standing('popularity')}, created_at, id)
        where public`)
      this.addSql(`create index ${name}_dearest on artworks (${within}price_cents, id) where public`)
      this.addSql(`
        create index ${name}_cheapest on artworks (${within}coalesce(nullif(price_cents, 0), 2147483647), id)
        where public`)
      this.addSql(`
        create index ${name}_trend on artworks (${within}${standing('trend')}, created_at, id)
        where public and not fresh`)
      this.addSql(`
        create index ${name}_fresh on artworks (${within}created_at, id)
        where public and fresh and orientation is not null`)
    }

    for (const [name, column, told] of [
      ['orientation', 'orientation', 'is not null'],
      ['colour', 'colour', 'is not null'],
      ['medium', 'medium', `<> ''`],
    ])
      this.addSql(`
        create index artworks_${name}_newest on artworks (${column}, created_at, id)
        where public and ${column} ${told}`)
    this.addSql(`
      create index artworks_category_colour_newest on artworks (category, colour, created_at, id)
      where public and colour is not null`)
    this.addSql(
      'create index artworks_width on artworks (width_cm, height_cm) where public and width_cm is not null',
    )
    this.addSql('create index artworks_height on artworks (height_cm) where public and height_cm is not null')
    // What works can be chosen by further, under a price or a colour, is counted out of an index alone.
    this.addSql(`
      create index artworks_price_choices on artworks (category, price_cents) include (medium, colour, orientation)
      where public`)
    this.addSql(`
      create index artworks_colour_choices on artworks (colour, category, price_cents) include (medium, orientation)
      where public and colour is not null`)

    // An artist's works: for everyone, and at their own desk.
    this.addSql('create index artworks_artist_newest on artworks (artist_id, created_at, id) where public')
    this.addSql(`
      create index artworks_artist_popular on artworks (artist_id, ${standing('popularity')}, created_at, id)
      where public`)
    this.addSql(
      'create index artworks_own on artworks (artist_id, created_at, id) where removed_from is null',
    )

    // What admins look through.
    this.addSql('create index artworks_all_newest on artworks (created_at, id)')
    this.addSql(`create index artworks_hidden on artworks (created_at, id) where visibility = 'hidden'`)
    this.addSql('create index artworks_featured on artworks (created_at, id) where featured_at is not null')

    // What jobs have still to do.
    this.addSql('create index artworks_newcomers on artworks (created_at) where newcomer')
    this.addSql('create index artworks_unannounced on artworks (id) where public and not announced')
  }

  override down(): void {
    for (const order of ['newest', 'popular', 'dearest', 'cheapest', 'trend', 'fresh'])
      this.addSql(`drop index artworks_${order}, artworks_category_${order}`)
    this.addSql('drop index artworks_orientation_newest, artworks_colour_newest, artworks_medium_newest')
    this.addSql('drop index artworks_category_colour_newest, artworks_width, artworks_height')
    this.addSql('drop index artworks_price_choices, artworks_colour_choices')
    this.addSql('drop index artworks_artist_newest, artworks_artist_popular, artworks_own')
    this.addSql('drop index artworks_all_newest, artworks_hidden, artworks_featured')
    this.addSql('drop index artworks_newcomers, artworks_unannounced')
  }
}
